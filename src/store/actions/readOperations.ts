import type { AllowedActions } from '#domain/actions/allowedActions.ts';
import type { ReorderCandidate } from '#domain/actions/reordersOfOthers.ts';
import type { WatchState } from '#domain/actions/watch.ts';
import type { Callback } from '#domain/delivery/callback.ts';
import type { Order } from '#domain/order/order.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { createOperation } from '#store/operation.ts';

interface OrderNamed {
  orderId: string;
}

/** The actions that the platform currently allows on the order (S7.10). */
export const loadAllowedActions = createOperation<OrderNamed, AllowedActions>()(
  'loadAllowedActions',
  'orderId',
);
export const loadCallback = createOperation<OrderNamed, Callback | null>()('loadCallback', 'orderId');
export const loadWatch = createOperation<OrderNamed, WatchState>()('loadWatch', 'orderId');

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
