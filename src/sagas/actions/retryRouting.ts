import type { WriteResult } from '#domain/writes/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { guardedWrite } from '#sagas/writes/guardedWrite.ts';
import { type GuardedItemParams, retryRouting } from '#store/actions/writeOperations.ts';

/** Retries routing (S4.20). This is possible only while the item is suspended in routing. */
export function* requestRoutingRetry(params: GuardedItemParams): Saga<WriteResult> {
  const { orderId, itemId } = params;
  return yield* guardedWrite({
    operation: retryRouting,
    params,
    facts: ['status', 'isSuspended'],
    write: ({ merchantOrder }, _items, options) => merchantOrder.retryRouting(orderId, itemId, options),
  });
}
