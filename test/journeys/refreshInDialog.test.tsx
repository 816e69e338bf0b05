import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const ACTIONS = { service: 'merchant-order', path: /\/actions$/ } as const;
const REFUSED = { kind: 'status', status: 403 } as const;

async function openedBy(search: string) {
  const { orderId } = platform.world.addOrder(anOrder().with(anItem().id('sole').at('producing')).build());
  platform.faults.next(ACTIONS, REFUSED, 2);
  const { user } = await renderApp({ platform, route: `/orders/${orderId}?${search}` });
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, refresh: await dialog.findByRole('button', { name: 'Refresh' }) };
}

describe('a dialog without the allowed actions', () => {
  it.each([
    ['cancelOrder', 'modal=cancelOrder', 'Cancel order'],
    ['cancelItems', 'modal=cancelItems&items=sole', /^Cancel 1 item$/],
  ])('R492: %s refreshes the order, and can then be sent by keyboard', async (_modal, search, submit) => {
    const { user, dialog, refresh } = await openedBy(search);
    expect(dialog.getAllByText(/could not be loaded\. Refresh the order\.$/)).not.toHaveLength(0);
    await user.click(refresh);
    // The second load fails too. The button is still there, and has kept the focus.
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-disabled', 'true'));
    expect(refresh).toHaveFocus();
    await user.click(refresh);
    await waitFor(() => expect(refresh).not.toBeInTheDocument());
    expect(dialog.getByText('Order updated')).toHaveFocus();
    expect(dialog.getByRole('button', { name: submit })).not.toHaveAttribute('aria-disabled', 'true');
    expect(dialog.queryByText(/Refresh the order/)).not.toBeInTheDocument();
  });

  it('R492: an action that does not need them does not offer to refresh the order', async () => {
    const { orderId } = platform.world.addOrder(anOrder().with(anItem().at('producing')).build());
    platform.faults.next(ACTIONS, REFUSED, 2);
    await renderApp({ platform, route: `/orders/${orderId}?modal=updateStatus` });
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('combobox');
    expect(dialog.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
  });
});
