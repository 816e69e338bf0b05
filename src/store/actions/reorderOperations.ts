import type { ReorderCandidate } from '#domain/actions/reordersOfOthers.ts';
import type { Order } from '#domain/order/order.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { createOperation } from '#store/operation.ts';

/**
 * Earlier reorders and redirects of the items of one order, as recorded in this browser and as shown by the
 * platform. `order` contains only the items to place again.
 */
export const loadEarlierPlacements = createOperation<{ order: Order }, EarlierIntent[]>()(
  'loadEarlierPlacements',
  ({ order }) => [order.orderId, ...order.items.map(({ itemId }) => itemId)].join(' '),
);

export interface LinkedReorders {
  reorders: ReorderCandidate[];
  /** Whether all orders of the customer were checked. */
  isComplete: boolean;
}

/** R132: the orders of the same customer that refer to this order as their original, however old. */
export const loadLinkedReorders = createOperation<{ order: Order }, LinkedReorders>()(
  'loadLinkedReorders',
  ({ order }) => order.orderId,
);
