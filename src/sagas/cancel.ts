import type { WriteResult } from '#domain/writeResult.ts';
import type { Guarded } from '#store/orderActions.ts';
import type { Saga } from './effects.ts';
import { guardedWrite } from './guardedWrite.ts';

const FACTS = ['status', 'isPendingCancellation'] as const;

export function* requestOrderCancellation(params: Guarded): Saga<WriteResult> {
  return yield* guardedWrite('cancelOrder', params, FACTS, async ({ merchantOrder }) => {
    await merchantOrder.cancelOrder(params.orderId);
    return null;
  });
}

export function* requestItemCancellation(params: Guarded & { itemId: string }): Saga<WriteResult> {
  return yield* guardedWrite('cancelItem', params, FACTS, async ({ merchantOrder }) => {
    await merchantOrder.cancelItem(params.orderId, params.itemId);
    return null;
  });
}
