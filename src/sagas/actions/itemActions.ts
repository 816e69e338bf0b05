import type { WriteResult } from '#domain/actions/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import type { GuardedParams, RejectItemParams } from '#store/actions/orderActions.ts';
import { guardedWrite } from './guardedWrite.ts';

/** Retries routing (S4.20). This is possible only while the item is suspended in routing. */
export function* requestRoutingRetry(params: GuardedParams & { itemId: string }): Saga<WriteResult> {
  const { orderId, itemId } = params;
  const named = { operation: 'retryRouting', subject: itemId } as const;
  return yield* guardedWrite({
    named,
    guarded: params,
    facts: ['status', 'isSuspended'],
    write: async ({ merchantOrder }) => {
      await merchantOrder.retryRouting(orderId, itemId);
      return null;
    },
  });
}

/**
 * Rejects the item (S7.19). The fulfillment order manager identifies it by its short ID or, if it has none,
 * by the fulfiller's ID for the item.
 */
export function* requestItemRejection(params: RejectItemParams): Saga<WriteResult> {
  const { itemId, notifiedId, reason, code } = params;
  const named = { operation: 'rejectItem', subject: itemId } as const;
  return yield* guardedWrite({
    named,
    guarded: params,
    facts: ['status', 'isRejected', 'fulfillerId'],
    write: async ({ fulfillmentOrderManager }) => {
      await fulfillmentOrderManager.notify({
        notificationType: 'ItemsRejected',
        items: [{ itemId: notifiedId }],
        rejectionDetails: { reason, code },
      });
      return null;
    },
  });
}
