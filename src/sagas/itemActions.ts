import type { WriteResult } from '#domain/writeResult.ts';
import type { Guarded, RejectItem } from '#store/orderActions.ts';
import type { Saga } from './effects.ts';
import { guardedWrite } from './guardedWrite.ts';

/** S4.20: only while the item is suspended in routing. */
export function* requestRouting(params: Guarded & { itemId: string }): Saga<WriteResult> {
  return yield* guardedWrite('retryRouting', params, ['status', 'isSuspended'], async ({ merchantOrder }) => {
    await merchantOrder.retryRouting(params.orderId, params.itemId);
    return null;
  });
}

/** S7.19: the fulfilment order manager knows the item by its short id. */
export function* reject(params: RejectItem): Saga<WriteResult> {
  const { shortItemId, reason, code } = params;
  return yield* guardedWrite(
    'rejectItem',
    params,
    ['status', 'isRejected', 'fulfillerId'],
    async ({ fulfillmentOrderManager }) => {
      await fulfillmentOrderManager.notify({
        notificationType: 'ItemsRejected',
        items: [{ itemId: shortItemId }],
        rejectionDetails: { reason, code },
      });
      return null;
    },
  );
}
