import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { listen } from '#test/heard.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });
const refuseAll = () => platform.faults.next({}, { kind: 'status', status: 401 }, 100);

/** The announcements about the session. A region with `aria-live="off"` is silent. */
const listenForSession = () => {
  const heard = listen('[role="status"], [role="alert"]');
  return () => heard.filter((text) => text.includes('session has ended'));
};

it('R427: an ended session is announced once on the page, however many reads fail', async () => {
  const { app } = await openOrder(platform, anOrder().with(cards('producing')));
  await screen.findByRole('button', { name: /Updated/ });
  const said = listenForSession();
  refuseAll();
  await app.user.keyboard('r');
  await screen.findByText('There was a problem retrieving the order.');
  await screen.findByRole('button', { name: 'Sign in again' });
  await waitFor(() => expect(said()).toEqual([expect.stringMatching(/Sign in again to continue\./)]));
});

it('R427: an ended session is announced by the dialog whose request failed', async () => {
  const { app } = await openOrder(platform, anOrder().with(cards('producing')), {
    search: '?modal=callback',
  });
  const field = await screen.findByRole('textbox', { name: 'Callback URL' });
  const dialog = await findDialog('Callback URL');
  refuseAll();
  await app.user.type(field, '/v2{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your session has ended. Sign in again.');
  const notice = await screen.findByText(/Sign in again to continue/);
  expect(notice).toHaveAttribute('aria-live', 'off');
});
