import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RunGuard } from '#screens/runs/RunGuard.tsx';

/** Whether the browser asks for confirmation before it closes the tab. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ['asks while a run is active', true],
  ['does not ask otherwise', false],
])('before the tab is closed, the browser %s', (_title, isActive) => {
  const router = createMemoryRouter([{ path: '/', element: <RunGuard isActive={isActive} /> }]);
  const { unmount } = render(<RouterProvider router={router} />);
  expect(asksBeforeUnload()).toBe(isActive);
  unmount();
  expect(asksBeforeUnload()).toBe(false);
});
