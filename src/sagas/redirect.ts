import type { WriteResult } from '#domain/writeResult.ts';
import type { RequestRedirect } from '#store/redirectOperations.ts';
import type { Saga } from './effects.ts';
import { guardedWrite } from './guardedWrite.ts';

/** S4.51: what decides whether an item can be redirected, and from where; another redirect may wait for its cancellation. */
const FACTS = ['status', 'isPendingCancellation', 'redirectObstacle', 'fulfillerId'] as const;

export function* redirect(params: RequestRedirect): Saga<WriteResult> {
  return yield* guardedWrite({
    named: { operation: 'requestRedirect', subject: params.orderId },
    guarded: params,
    facts: FACTS,
    write: async ({ merchantOrder }) => {
      await merchantOrder.requestRedirect(params.orderId, params.request);
      return null;
    },
  });
}
