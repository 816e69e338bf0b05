import type { EarlierIntent, IntentKind } from '#domain/writes/earlierIntent.ts';
import { otherIntents } from '#domain/writes/intents.ts';
import { type WriteIdentity, writeKey } from '#domain/writes/sentWrite.ts';
import { call, context, type Saga, select } from '#sagas/core/effects.ts';
import { selectUserId } from '#store/people/userSelectors.ts';
import type { ShownIntents } from '#store/writes/followIntents.ts';
import { readIntents } from './readIntents.ts';

/** The pause in milliseconds before the journal is read again. */
const PAUSE_MS = 2_000;

function kindOf({ source }: EarlierIntent): IntentKind {
  return source === 'cancel' || source === 'bulkCancel' ? 'cancelling' : 'placing';
}

function* readCurrent({ orderId, itemIds, earlier }: ShownIntents): Saga<EarlierIntent[]> {
  const { journal } = yield* context('intents');
  const locks = yield* context('locks');
  const sub = yield* select(selectUserId);
  const recorded = yield* call(() => readIntents({ journal, locks }, sub, [orderId]));
  return earlier.map((intent) => {
    if (intent.state !== 'open') return intent;
    const others = otherIntents(kindOf(intent), recorded, { orderId, itemIds });
    return others.find(({ key }) => key === intent.key) ?? { ...intent, state: 'ended' };
  });
}

/** R413: waits until none of the intents is being sent, and returns them as they are then. */
export function* awaitIntents(shown: ShownIntents): Saga<readonly EarlierIntent[]> {
  const { sleep } = yield* context('intents');
  while (true) {
    const current = yield* readCurrent(shown);
    if (current.every(({ state }) => state !== 'open')) return current;
    yield* call(sleep, PAUSE_MS);
  }
}

export function* awaitFreeWrite(write: WriteIdentity): Saga<null> {
  const locks = yield* context('locks');
  yield* call(locks.whenFree, writeKey(write));
  return null;
}
