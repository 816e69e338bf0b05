import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderPath } from '#domain/links/paths.ts';
import { isSelectionModal, MODAL_IDS } from '#domain/order/orderModal.ts';
import type { OrderRecord } from '#mocks/records.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import type { Dialog } from '#test/actions.ts';
import { anItem, anOrder, type ItemBuilder } from '#test/builders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { movable, toLastStep, VENLO } from './redirectScene.ts';

const platform = simulatedPlatform();

/**
 * The item that a modal is opened for. A modal without an entry is opened for an item in production with an
 * alert.
 */
const ITEMS: Partial<Record<string, () => ItemBuilder>> = {
  redirect: () => movable('Cards'),
  retryRouting: () => anItem().at('routingSuspended').by(VENLO),
  retryRoutings: () => anItem().at('routingSuspended').by(VENLO),
};
/** The user's actions before the step that sends. */
const STEPS: Partial<Record<string, (app: App, dialog: Dialog) => Promise<unknown>>> = {
  redirect: (app, dialog) => toLastStep(app, dialog, 'Cards'),
};
/** Modals that write to the order and not to an item, so they name the order. */
const OF_ORDER: readonly string[] = ['callback', 'watch'];

function added(modal: string): OrderRecord {
  const item = ITEMS[modal]?.() ?? anItem().at('producing').by(VENLO).late('fulfillment');
  return platform.world.addOrder(anOrder().with(item.quantity(250)).build());
}

const shown = () => screen.getByRole('dialog');
const isWriting = () => shown().querySelector('button[type=submit]') !== null;

async function open({ orderId, items }: OrderRecord, modal: string) {
  const { itemId = '' } = items[0] ?? {};
  const chosen = isSelectionModal(modal) ? `&items=${itemId}` : '';
  const route = `${orderPath(orderId, itemId)}${chosen}&modal=${modal}`;
  const app = await renderApp({ platform, route });
  act(() => void app.store.dispatch(preferencesChanged({ idFormat: 'short' })));
  await screen.findByRole('dialog');
  await waitFor(() => expect(shown().querySelector('.skeleton')).toBeNull());
  expect(shown()).not.toHaveTextContent('Permission denied');
  return app;
}

async function expectItem(dialog: Dialog, { items }: OrderRecord): Promise<void> {
  const { itemId = '', shortItemId = '' } = items[0] ?? {};
  await dialog.findAllByText(shortItemId);
  expect(shown()).toHaveTextContent('250 ×');
  expect(shown()).toHaveTextContent('Printworks Venlo');
  expect(dialog.queryByText(itemId)).not.toBeInTheDocument();
}

describe('R85: a dialog that changes something names what it changes', () => {
  const writing: string[] = [];

  it.each(MODAL_IDS)('%s', async (modal) => {
    const order = added(modal);
    const app = await open(order, modal);
    if (!isWriting()) return;
    writing.push(modal);
    const dialog = within(shown());
    await STEPS[modal]?.(app, dialog);
    if (OF_ORDER.includes(modal)) {
      expect(shown()).toHaveTextContent(`Order ${order.items[0]?.shortFulfillmentGroupId}`);
    } else await expectItem(dialog, order);
  });

  it('no dialog is missing here', () => {
    expect(writing.sort()).toEqual(
      [
        ...['reorder', 'redirect', 'cancelOrder', 'clearAlerts', 'changeAddress', 'updateStatus', 'callback'],
        ...['watch', 'cancelItem', 'rejectItem', 'retryRouting', 'clearItemAlerts'],
        ...['cancelItems', 'rejectItems', 'retryRoutings'],
      ].sort(),
    );
  });
});

it.each(['retryRouting', 'rejectItem'])(
  'R517: a dialog does not show the ID of an item without a name twice: %s',
  async (modal) => {
    const order = added(modal);
    Object.assign(order.items[0] ?? {}, { merchantProductName: null });
    await open(order, modal);
    await within(shown()).findByText('250 × Unnamed product');
    // The short ID contains the ID.
    expect(shown().textContent.split(order.items[0]?.itemId ?? '')).toHaveLength(2);
  },
);
