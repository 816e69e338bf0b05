import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ItemDocument } from '#mocks/documents.ts';
import { changeMeanwhile } from '#test/actions.ts';
import { ELBE, movable, redirectScene, toLastStep, wizard } from './redirectScene.ts';

const { platform, openWizard, taken } = redirectScene();
const REDIRECT = { service: 'merchant-order', method: 'POST', path: /\/redirectRequest$/ };

describe('S8.20: the possible results of the request', () => {
  it('refused: “Request failed” with the platform’s message; the choices stay and can be sent again', async () => {
    const { dialog, user, orderId } = await openWizard([movable('Flyers')]);
    const fulfiller = await toLastStep({ user }, dialog, 'Flyers');
    platform.faults.next(REDIRECT, {
      kind: 'status',
      status: 409,
      body: { message: 'The item is being produced.' },
    });
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    const failure = within(await dialog.findByRole('alert'));
    expect(failure.getByText('Request failed')).toBeInTheDocument();
    expect(failure.getByText('The item is being produced.')).toBeInTheDocument();
    expect(dialog.getByRole('cell', { name: fulfiller })).toBeInTheDocument();
    platform.faults.next(REDIRECT, { kind: 'status', status: 403 });
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    expect(await dialog.findByText('You do not have permission to perform this action')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    await screen.findByText('Request succeeded. The selected items are being redirected.');
    expect(taken(orderId)).toHaveLength(1);
  });

  it('no response: it is not repeated; a check finds it, and the choices are deleted', async () => {
    const { dialog, user, orderId } = await openWizard([movable('Flyers')]);
    await toLastStep({ user }, dialog, 'Flyers');
    await user.click(dialog.getByRole('checkbox', { name: /^Wait until/ }));
    platform.faults.next(REDIRECT, { kind: 'networkErrorAfterApplying' });
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    expect(
      await dialog.findByText('We could not confirm the result. Do not send the request again.'),
    ).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Request redirect' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Check' }));
    expect(
      await dialog.findByText('The change was applied. There is nothing left to send.'),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(taken(orderId)).toHaveLength(1);
  });

  it('no response: the wizard closes without claiming that nothing was sent', async () => {
    const { dialog, user } = await openWizard([movable('Flyers')]);
    await toLastStep({ user }, dialog, 'Flyers');
    platform.faults.next(REDIRECT, { kind: 'networkErrorAfterApplying' });
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    expect(
      await dialog.findByText('We could not confirm the result. Do not send the request again.'),
    ).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['applied', null, 'Request succeeded. The selected items are being redirected.', 0],
    ['refused', 409, 'Request failed', 1],
  ] as const)(
    'R240: after Back during the request, a message says that it was %s, and the choices stay if it was not',
    async (_title, status, message, drafts) => {
      const { dialog, user, router, store } = await openWizard([movable('Flyers')]);
      await toLastStep({ user }, dialog, 'Flyers');
      const release = platform.hold({ service: 'item-service' });
      if (status) platform.faults.next(REDIRECT, { kind: 'status', status, body: { message: 'No.' } });
      await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
      await dialog.findByRole('button', { name: 'Sending…' });
      await act(() => router.navigate(-1));
      expect(screen.queryByText('Discard your changes?')).not.toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      release();
      expect(await screen.findByText(message, { exact: false })).toBeInTheDocument();
      expect(Object.keys(store.getState().drafts)).toHaveLength(drafts);
    },
  );

  it('no response: a step back in the wizard is not a change of the request, so a check discards it', async () => {
    const { dialog, user, router, store, orderId } = await openWizard([movable('Flyers')]);
    await toLastStep({ user }, dialog, 'Flyers');
    platform.faults.next(REDIRECT, { kind: 'networkErrorAfterApplying' });
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    await dialog.findByRole('button', { name: 'Check' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(() => router.navigate(`/orders/${orderId}?modal=redirect`));
    const again = await wizard();
    await user.click(again.getByRole('button', { name: 'Back' }));
    await user.click(await again.findByRole('button', { name: 'Check' }));
    expect(
      await again.findByText('The change was applied. There is nothing left to send.'),
    ).toBeInTheDocument();
    expect(store.getState().drafts).toEqual({});
  });

  it.each<[string, (changed: ItemDocument) => void, string]>([
    [
      'it was moved elsewhere',
      (changed) => Object.assign(changed, { fulfillerId: ELBE, globalFulfillerId: ELBE }),
      'Fulfiller',
    ],
    [
      'another redirect waits for its cancellation',
      ({ statuses }) => Object.assign(statuses ?? {}, { pendingCancellation: { state: 'current' } }),
      'Pending cancellation No Yes',
    ],
    [
      'another redirect has been made',
      ({ _links }) =>
        Object.assign(_links ?? {}, { redirectedItem: { href: 'sim://item-service/v1/items/x' } }),
      'Obstacle to redirecting None An item has already been redirected or routed again.',
    ],
  ])('%s since it was shown: nothing is sent, and the differences are shown', async (_title, change, row) => {
    const { dialog, user, orderId } = await openWizard([movable('Flyers')]);
    await toLastStep({ user }, dialog, 'Flyers');
    changeMeanwhile(platform, orderId, change);
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    expect(
      await dialog.findByText('Nothing was sent: the order has changed since you opened this dialog.'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: new RegExp(`Flyers ${row}`) })).toBeInTheDocument();
    expect(taken(orderId)).toEqual([]);
  });

  it('R469: the differences name the item by its ID too if another one has the same name', async () => {
    const { dialog, user, orderId } = await openWizard([movable('Flyers'), movable('Flyers')]);
    const { itemId } = platform.world.record(orderId)?.items[0] ?? {};
    const name = `Flyers (${itemId})`;
    await toLastStep({ user }, dialog, name);
    changeMeanwhile(platform, orderId, ({ statuses }) =>
      Object.assign(statuses ?? {}, { pendingCancellation: { state: 'current' } }),
    );
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    expect(await dialog.findByRole('row', { name: `${name} Pending cancellation No Yes` })).toBeVisible();
  });
});
