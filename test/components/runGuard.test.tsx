import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useLeaveGuard } from '#components/useLeaveGuard.tsx';
import { RunGuard } from '#screens/runs/RunGuard.tsx';
import { textsFor } from '#test/renderPart.tsx';

/** Whether the browser asks for confirmation before it closes the tab. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ['asks during a run', true],
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

function FormWithInput() {
  return useLeaveGuard(true, vi.fn(), vi.fn()).question;
}

test('the router asks one question at a time, about the input of an open dialog first', async () => {
  const warnings = vi.spyOn(console, 'warn');
  const { texts } = await textsFor('en', ['runs', 'shell']);
  const order = (
    <>
      <FormWithInput />
      <RunGuard isActive />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element: order }, { path: '/support' }], {
    initialEntries: ['/?modal=redirect'],
  });
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await act(() => router.navigate('/support'));
  expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(warnings).not.toHaveBeenCalled();
});
