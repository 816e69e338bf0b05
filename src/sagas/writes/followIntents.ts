import type { EarlierIntent, IntentKind } from '#domain/writes/earlierIntent.ts';
import { otherIntents } from '#domain/writes/intents.ts';
import { type WriteIdentity, writeKey } from '#domain/writes/sentWrite.ts';
import { call, context, type Saga, select } from '#sagas/core/effects.ts';
import { selectUserId } from '#store/people/userSelectors.ts';
import type { FollowedIntents } from '#store/writes/followIntents.ts';
import { readIntents } from './readIntents.ts';
import { reloadOrder } from './reloadAfterChange.ts';

/** The pause in milliseconds before the journal is read again. */
const PAUSE_MS = 2_000;

function kindOf({ source }: EarlierIntent): IntentKind {
  return source === 'cancel' || source === 'bulkCancel' ? 'cancelling' : 'placing';
}

function* readCurrent({ orderId, itemIds, earlier, leaving }: FollowedIntents): Saga<EarlierIntent[]> {
  const { journal } = yield* context('intents');
  const locks = yield* context('locks');
  const sub = yield* select(selectUserId);
  const recorded = yield* call(() => readIntents({ journal, locks }, sub, [orderId]));
  return earlier.map((intent) => {
    if (intent.state !== leaving) return intent;
    const others = otherIntents(kindOf(intent), recorded, { orderId, itemIds });
    // A stopped run drops what it has not sent: that stays as it was, because no result will come.
    const dropped: EarlierIntent = leaving === 'open' ? { ...intent, state: 'ended' } : intent;
    return others.find(({ key }) => key === intent.key) ?? dropped;
  });
}

/** R413, R506: waits until none of the intents is in the followed state, and returns them as they are then. */
export function* awaitIntents(shown: FollowedIntents): Saga<readonly EarlierIntent[]> {
  const { sleep } = yield* context('intents');
  while (true) {
    const current = yield* readCurrent(shown);
    if (current.every(({ state }) => state !== shown.leaving)) return current;
    yield* call(sleep, PAUSE_MS);
  }
}

/** R459: waits until nobody is sending the write and the order, which it may have changed, is read again. */
export function* awaitFreeWrite(write: WriteIdentity & { orderId: string }): Saga<null> {
  const locks = yield* context('locks');
  yield* call(locks.whenFree, writeKey(write));
  yield* reloadOrder(write.orderId);
  return null;
}
