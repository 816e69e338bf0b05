import type { WriteResult } from '#domain/writes/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { guardedWrite } from '#sagas/writes/guardedWrite.ts';
import {
  type CancelOrderParams,
  cancelItem,
  cancelOrder,
  type GuardedItemParams,
} from '#store/actions/writeOperations.ts';

const FACTS = ['status', 'isPendingCancellation', 'fulfillerId', 'quantity'] as const;

/** Requests the cancellation of the order (S7.8). */
export function* requestOrderCancellation(params: CancelOrderParams): Saga<WriteResult> {
  const { orderId, itemIds } = params;
  return yield* guardedWrite({
    operation: cancelOrder,
    params,
    facts: FACTS,
    affectsAddedItems: true,
    itemIds,
    write: ({ merchantOrder }, _items, options) => merchantOrder.cancelOrder(orderId, options),
  });
}

/** Requests the cancellation of one item (S7.9). */
export function* requestItemCancellation(params: GuardedItemParams): Saga<WriteResult> {
  const { orderId, itemId } = params;
  return yield* guardedWrite({
    operation: cancelItem,
    params,
    facts: FACTS,
    write: ({ merchantOrder }, _items, options) => merchantOrder.cancelItem(orderId, itemId, options),
  });
}
