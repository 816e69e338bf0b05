import type { WriteResult } from '#domain/actions/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import type { GuardedParams } from '#store/actions/orderActions.ts';
import { guardedWrite } from './guardedWrite.ts';

const FACTS = ['status', 'isPendingCancellation', 'quantity'] as const;

/** Requests the cancellation of the order (S7.8). */
export function* requestOrderCancellation(params: GuardedParams): Saga<WriteResult> {
  const { orderId } = params;
  const named = { operation: 'cancelOrder', subject: orderId } as const;
  return yield* guardedWrite({
    named,
    guarded: params,
    facts: FACTS,
    write: async ({ merchantOrder }) => {
      await merchantOrder.cancelOrder(orderId);
      return null;
    },
  });
}

/** Requests the cancellation of one item (S7.9). */
export function* requestItemCancellation(params: GuardedParams & { itemId: string }): Saga<WriteResult> {
  const { orderId, itemId } = params;
  const named = { operation: 'cancelItem', subject: itemId } as const;
  return yield* guardedWrite({
    named,
    guarded: params,
    facts: FACTS,
    write: async ({ merchantOrder }) => {
      await merchantOrder.cancelItem(orderId, itemId);
      return null;
    },
  });
}
