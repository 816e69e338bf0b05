import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { byMenu, findDialog, openOrder } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const PARTLY = '1 of 2 alerts have been cleared.';
const LOCKED = 'Locked.';

/**
 * Opens the dialog with both alerts selected. When it is sent, the platform clears the alert for preparing
 * and refuses the other one.
 */
async function sendTwoAlerts(order: OrderBuilder) {
  const { app, record } = await openOrder(platform, order);
  await byMenu('Clear alerts')(app);
  const dialog = await findDialog('Clear alerts');
  await app.user.click(dialog.getByRole('button', { name: 'Select all 2' }));
  const results = ['fulfillment', 'preparing'].map((status) => ({
    ...{ itemId: record.items[0]?.itemId, status, success: status === 'preparing', message: LOCKED },
  }));
  platform.server.events.on('request:start', ({ request }) => {
    if (!request.url.endsWith('/discrepancies')) return;
    const preparing = record.items[0]?.statuses?.preparing;
    if (preparing) preparing.expectedCloseDate = null;
    platform.world.save(record);
  });
  platform.faults.next(
    { method: 'POST', path: /discrepancies/ },
    { kind: 'status', status: 200, body: { results } },
  );
  return {
    ...app,
    dialog,
    record,
    submit: () => dialog.getByRole('button', { name: /^Clear (\d+ )?alerts$/ }),
  };
}

const twoAlerts = () => anOrder().with(cards('producing').late('preparing').late('fulfillment'));

it('the applied part does not count as a change of the order when the rest is sent again', async () => {
  const { dialog, user, submit } = await sendTwoAlerts(twoAlerts());
  await user.click(submit());
  await dialog.findByText(PARTLY);
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
  expect(dialog.getByRole('checkbox', { name: /^Awaiting fulfillment/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('The selected alert(s) have been cleared.')).toBeInTheDocument();
});

it('a change by another user after the refusal is shown before the rest is sent again', async () => {
  const { dialog, user, submit, record } = await sendTwoAlerts(twoAlerts());
  await user.click(submit());
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
  const fulfillment = record.items[0]?.statuses?.fulfillment;
  if (fulfillment) fulfillment.expectedCloseDate = null;
  platform.world.save(record);
  await user.click(dialog.getByRole('button', { name: 'Retry failed' }));
  expect(await dialog.findByText(/Nothing was sent: the order has changed/)).toBeInTheDocument();
});

it('a message names the refused parts if the user left the dialog before the response', async () => {
  const { user, submit, router } = await sendTwoAlerts(twoAlerts());
  const release = platform.hold({ service: 'item-service' });
  await user.click(submit());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  release();
  const message = (await screen.findByText(PARTLY)).closest('.snackbar');
  expect(message).toHaveTextContent(LOCKED);
});
