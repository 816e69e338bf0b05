import type { ItemsVerb, ItemWithResult, ItemWriteResult } from '#domain/actions/itemsAction.ts';
import { isInterruption } from '#domain/bulk/stepTransitions.ts';
import { byKey, lookUp } from '#domain/byKey.ts';
import { isUnauthorized } from '#domain/failure.ts';
import { ITEM_WRITE_CONCURRENCY } from '#domain/limits.ts';
import { writeOutcome } from '#domain/writes/writeOutcome.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import { put, type Saga } from '#sagas/core/effects.ts';
import { forEachAtMost } from '#sagas/core/forEachAtMost.ts';
import { toFailure } from '#sagas/core/settle.ts';
import { type ActOnItemsParams, actOnItem, actOnItems } from '#store/actions/itemsAction.ts';
import type { GuardedItemParams } from '#store/actions/writeOperations.ts';
import { draftDiscarded } from '#store/console/draftsSlice.ts';
import { sessionExpired } from '#store/people/sessionSlice.ts';
import { requestItemCancellation, requestItemRejection, requestRoutingRetry } from './orderWrites.ts';

type Send = (
  on: GuardedItemParams,
  action: ActOnItemsParams,
  itemIdForFulfiller: string,
) => Saga<WriteResult>;

const SEND: Readonly<Record<ItemsVerb, Send>> = {
  cancelItem: requestItemCancellation,
  retryRouting: requestRoutingRetry,
  rejectItem: function* rejectOne(on, { rejection }, itemIdForFulfiller) {
    if (!rejection) throw new Error('A rejection needs a code and a reason');
    return yield* requestItemRejection({ ...on, ...rejection, itemIdForFulfiller });
  },
};

/** Sends the write for one item. A failure becomes a result, so that the other items continue. */
function* sendOne(
  action: ActOnItemsParams,
  { itemId, itemIdForFulfiller }: ActOnItemsParams['items'][number],
): Saga<ItemWriteResult> {
  const { verb, orderId, accepted = [] } = action;
  const shown = lookUp(action.seenFacts, itemId);
  const seenFacts = byKey(shown ? [[itemId, shown] as const] : []);
  try {
    return yield* SEND[verb]({ orderId, itemId, accepted, seenFacts }, action, itemIdForFulfiller);
  } catch (thrown) {
    return { kind: 'failed', failure: toFailure(thrown) };
  }
}

/** Whether the other items are not sent either: the user called this one off, or each would fail like it. */
function endsAll(result: ItemWriteResult): boolean {
  if (result.kind === 'calledOff') return true;
  return result.kind === 'failed' && result.failure.outcome !== 'unknown' && isInterruption(result.failure);
}

/**
 * Processes a few items at a time and reports each result immediately (R73). After a result that ends all, the
 * remaining items are not sent and get the same result.
 */
export function* actOnEach(action: ActOnItemsParams): Saga<ItemWithResult[]> {
  const { verb, items } = action;
  const results: ItemWithResult[] = [];
  let resultOfRest: ItemWriteResult | null = null;
  yield* forEachAtMost(ITEM_WRITE_CONCURRENCY, items, function* work(item) {
    const { itemId, label } = item;
    const subject = { verb, itemId };
    yield* put(actOnItem.requested(subject));
    const result: ItemWriteResult = resultOfRest ?? (yield* sendOne(action, item));
    // Other operations fail themselves, which ends the session.
    if (result !== resultOfRest && result.kind === 'failed' && isUnauthorized(result.failure))
      yield* put(sessionExpired());
    if (endsAll(result)) resultOfRest ??= result;
    results.push({ itemId, label, result });
    yield* put(actOnItem.succeeded({ params: subject, result }));
  });
  // R246: the user may have left the dialog.
  const isDone = writeOutcome(actOnItems.name, results) === 'done';
  if (action.isLast && isDone) yield* put(draftDiscarded(action.dialogKey));
  return results;
}
