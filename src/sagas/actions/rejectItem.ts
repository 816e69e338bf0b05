import type { WriteResult } from '#domain/writes/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { guardedWrite } from '#sagas/writes/guardedWrite.ts';
import { type RejectItemParams, rejectItem } from '#store/actions/writeOperations.ts';

/** Rejects the item (S7.19). */
export function* requestItemRejection(params: RejectItemParams): Saga<WriteResult> {
  const { itemIdForFulfiller, reason, code } = params;
  return yield* guardedWrite({
    operation: rejectItem,
    params,
    facts: ['status', 'isRejected', 'fulfillerId'],
    write: ({ fulfillmentOrderManager }, _items, options) =>
      fulfillmentOrderManager.rejectItems([{ itemId: itemIdForFulfiller }], { reason, code }, options),
  });
}
