import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RunGuard } from '#screens/runs/RunGuard.tsx';
import { textsFor } from '#test/renderPart.tsx';

/** Whether the browser asks for confirmation before it closes the tab. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ['asks while a run is active', true],
  ['does not ask otherwise', false],
])('before the tab is closed, the browser %s', async (_title, isActive) => {
  const { texts } = await textsFor('en', ['runs']);
  const router = createMemoryRouter([{ path: '/', element: <RunGuard isActive={isActive} /> }]);
  const { unmount } = render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  expect(asksBeforeUnload()).toBe(isActive);
  unmount();
  expect(asksBeforeUnload()).toBe(false);
});
