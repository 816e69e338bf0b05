import { entriesOf, lookUp } from '#domain/byKey.ts';
import { isFailure, isNotFound } from '#domain/failure.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import { type Saga, select, take } from '#sagas/core/effects.ts';
import type { GuardedParams } from '#store/actions/writeOperations.ts';
import type { OperationEnd } from '#store/operation.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { endsReadOf } from './reloadAfterChange.ts';

/**
 * R442: whether the dialog of this write, which was not sent, disappears with its order or its items: the reload
 * (R368) may find that the platform no longer has them. Waits for the reload.
 */
export function* disappearsWithItems({ payload }: OperationEnd): Saga<boolean> {
  const { failure, result, params } = payload;
  const isStale = (result as WriteResult | undefined)?.kind === 'stale';
  if (!isStale && !(isFailure(failure) && isNotFound(failure))) return false;
  const { orderId, seenFacts } = params as GuardedParams;
  if (signedOut.match(yield* take(endsReadOf(orderId)))) return false;
  const loaded = yield* select((state) => selectOrderLoadResult(state, orderId));
  if (loaded?.kind !== 'order') return true;
  const { items } = loaded.order;
  return entriesOf(seenFacts).length > 0 && !items.some(({ itemId }) => lookUp(seenFacts, itemId));
}
