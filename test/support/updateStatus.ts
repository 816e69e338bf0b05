import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { NotificationDocument, OrderRecord } from '#mocks/records.ts';
import { selectOperation } from '#store/operation.ts';
import { loadFulfillerNotifications } from '#store/order/partyOperations.ts';
import { byMenu, enter, findDialog, openOrder, operationsOf, writesOf } from './actions.ts';
import type { OrderBuilder } from './builders.ts';
import { memoryBrowser } from './memoryIntentSupport.ts';
import type { App } from './renderApp.tsx';
import type { SimulatedPlatform } from './simulated.ts';

/** A request that the platform sent to the fulfiller about an item, `hoursAgo` hours ago. */
function asked(type: string, hoursAgo: number, shortItemId: string, groupId: string): NotificationDocument {
  return {
    notificationId: `${type}-${shortItemId}-${hoursAgo}`,
    type,
    status: 'NEW',
    createdDate: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    fulfillerId: 'k3vd81mq0z',
    order: { orderId: groupId },
    items: [{ itemId: shortItemId, status: 'NEW', quantity: 1 }],
  };
}

/** Gives each item of the order these requests. Each request has a type and its age in hours. */
function withRequests(order: OrderBuilder, questions: readonly (readonly [string, number])[]): OrderBuilder {
  const { items = [] } = order.build();
  const notifications = items.flatMap((item) =>
    questions.map(([type, hours]) =>
      asked(type, hours, item.shortItemId ?? '', item.shortFulfillmentGroupId ?? ''),
    ),
  );
  return order.knowing({ notifications });
}

/** Opens the dialog for the order on screen. Returns it with functions for the user's actions in it. */
export async function openUpdateDialog(app: App) {
  await byMenu('Update status')(app);
  const dialog = await findDialog('Update status');
  return {
    dialog,
    submit: () => dialog.getByRole('button', { name: /^Update (status|\d+ items)$/ }),
    choose: (type: string) => app.user.selectOptions(dialog.getByRole('combobox', { name: 'Update' }), type),
    /** Selects a check box. The only item of an order is selected already. */
    tick: async (name: RegExp) => {
      const box = dialog.getByRole<HTMLInputElement>('checkbox', { name });
      if (!box.checked) await app.user.click(box);
    },
    type: async (label: string, text: string) => {
      const field = dialog.getByLabelText(label);
      await app.user.clear(field);
      if (text !== '') await enter(app.user, field, text);
    },
  };
}

/** Loads the notifications about the order's items, as their details do. */
async function loadNotifications({ store }: App, { items }: OrderRecord): Promise<void> {
  const subjects = items.map((item) => ({
    fulfillerId: item.globalFulfillerId ?? '',
    itemId: item.shortItemId ?? '',
    orderId: item.shortFulfillmentGroupId ?? '',
  }));
  for (const subject of subjects) store.dispatch(loadFulfillerNotifications.requested(subject));
  const stateOf = (itemId: string) =>
    selectOperation(store.getState(), loadFulfillerNotifications, itemId).status;
  await waitFor(() => expect(subjects.map(({ itemId }) => stateOf(itemId))).not.toContain('running'));
}

interface OpenOptions {
  hasNotifications?: boolean;
}

/** Adds a new order, renders its screen and opens the dialog. */
export async function openUpdateStatus(
  platform: SimulatedPlatform,
  order: OrderBuilder,
  browser = memoryBrowser(),
  { hasNotifications = false }: OpenOptions = {},
) {
  const { app, record } = await openOrder(platform, order, { browser });
  if (hasNotifications) await loadNotifications(app, record);
  const before = structuredClone(record);
  const logged = platform.world.log.length;
  return {
    ...app,
    ...(await openUpdateDialog(app)),
    browser,
    before,
    record: () => platform.world.record(record.orderId) ?? record,
    applied: () => operationsOf(platform.world.log, logged),
  };
}

/** Returns the requests that reach the platform, and a function that opens the dialog and forgets those before. */
export function updateDialogs(platform: SimulatedPlatform) {
  const requests = writesOf(platform);
  const openDialog = async (order: OrderBuilder, options?: OpenOptions) => {
    const dialog = await openUpdateStatus(platform, order, undefined, options);
    requests.take();
    return dialog;
  };
  return { requests, openDialog };
}

/** The fields of a shipped parcel, with valid values. */
export const PARCEL: readonly [string, string][] = [
  ['Carrier service', 'recs:ups-ground'],
  ['External shipment ID', 'SH_1-a'],
  ['Tracking ID', '1Z-99'],
  ['Tracking URL', 'https://track.example/1Z-99'],
  ['Delivery details URL', 'https://delivery.example/1'],
];

export const shortId = ({ items }: OrderRecord, index = 0) => items[index]?.shortItemId ?? '';
/**
 * Gives each item two requests to accept the order and two cancellation requests. The fulfiller has to
 * respond to the newer one of each pair. A fifth request has an unknown type.
 */
export const asking = (order: OrderBuilder) =>
  withRequests(order, [
    ['OrderRequest', 40],
    ['RetryOrderRequest', 2],
    ['CancellationRequest', 30],
    ['CancellationRequest', 1],
    ['Unheard', 0],
  ]);
