import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type AskingModalId, asksBeforeLeaving, MODAL_IDS } from '#domain/order/orderModal.ts';
import { useLeaveGuard } from '#screens/order/dialogs/useLeaveGuard.tsx';
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
  const { texts } = await textsFor('en', ['runs', 'dialog']);
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

function FormWithInput({ modal }: { modal: AskingModalId }) {
  return useLeaveGuard(modal, true, vi.fn(), vi.fn()).question;
}

/** The titles of the dialogs that open when the user leaves this page of an order during a run. */
async function questionsOn(search: string, content: ReactNode = null) {
  const { texts } = await textsFor('en', ['runs', 'dialog']);
  const order = (
    <>
      {content}
      <RunGuard isActive />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element: order }, { path: '/support' }], {
    initialEntries: [`/${search}`],
  });
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await act(() => router.navigate('/support'));
  return screen
    .queryAllByRole('dialog')
    .map((dialog) => dialog.getAttribute('aria-labelledby') ?? '')
    .map((id) => document.getElementById(id)?.textContent);
}

test.each(MODAL_IDS.filter(asksBeforeLeaving))(
  'the router asks one question at a time: about the input of the dialog %s before the run',
  async (modal) => {
    const warnings = vi.spyOn(console, 'warn');
    expect(await questionsOn(`?modal=${modal}`, <FormWithInput modal={modal} />)).toEqual([
      'Discard your changes?',
    ]);
    expect(warnings).not.toHaveBeenCalled();
  },
);

test.each(['', '?modal=cancelOrder', '?modal=constructor'])(
  'asks about the run before the user leaves an order with %o',
  async (search) => {
    expect(await questionsOn(search)).toEqual(['Leave this page while the run is in progress?']);
  },
);

test.each([
  ['', null, 'Leave the page'],
  ['?modal=watch', <FormWithInput key="form" modal="watch" />, 'Discard changes'],
])('two presses on the button that leaves are one, from a page with %o', async (search, content, name) => {
  const failed = vi.fn();
  window.addEventListener('error', failed);
  await questionsOn(search, content);
  const leave = screen.getByRole('button', { name });
  act(() => {
    leave.click();
    leave.click();
  });
  await waitFor(() => expect(leave).not.toBeInTheDocument());
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
