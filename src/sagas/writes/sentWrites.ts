import { lookUp } from '#domain/byKey.ts';
import { type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import type { TabLocks } from '#sagas/core/context.ts';
import { call, context, put, type Saga, select, spawn, takeEvery } from '#sagas/core/effects.ts';
import { checkWrite } from '#store/actions/writeOperations.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { selectCurrentUser } from '#store/people/userSelectors.ts';
import { type CheckedWrite, writesChangedElsewhere, writesLoaded } from '#store/writes/sentWritesSlice.ts';
import { removeCheckedInput } from './appliedInput.ts';

/**
 * Marks a write as unknown if it is recorded as being sent but no tab holds its lock, because the tab that
 * sent it has then closed.
 */
export async function markUnknownIfTabGone(locks: TabLocks, write: SentWrite): Promise<SentWrite> {
  if (write.state !== 'open' || (await locks.isTaken(writeKey(write)))) return write;
  return { ...write, state: 'unknown' };
}

/** Reads the writes again once the tab that is sending this write has finished or closed. */
function* readOnceFree(key: string): Saga {
  const locks = yield* context('locks');
  yield* call(locks.whenFree, key);
  yield* readWrites();
}

function* withCurrentState(write: SentWrite): Saga<SentWrite> {
  const locks = yield* context('locks');
  const current = yield* call(() => markUnknownIfTabGone(locks, write));
  if (current.state === 'open') yield* spawn(() => readOnceFree(writeKey(write)));
  return current;
}

/**
 * The writes that were read from the journal, with those as unknown whose tab is gone. A write may have ended
 * between the two: such a write is taken from the journal as it is now.
 */
function* withCurrentStates(sub: string, recorded: readonly SentWrite[]): Saga<SentWrite[]> {
  const { journal } = yield* context('intents');
  const known: SentWrite[] = [];
  for (const write of recorded) known.push(yield* withCurrentState(write));
  if (known.every((write, index) => write === recorded[index])) return known;
  const latest = yield* call(journal.writesOf, sub);
  return known.flatMap((write, index) => {
    const before = recorded[index];
    if (write === before) return [write];
    const after = latest.find((one) => writeKey(one) === writeKey(write));
    const isStillOpen = after?.state === 'open' && after.sentAt === write.sentAt;
    return isStillOpen ? [write] : (after ?? []);
  });
}

/** Loads the user's recorded single writes, from all tabs and from earlier visits. */
function* readWrites(): Saga {
  const person = yield* select(selectCurrentUser);
  if (!person) return;
  const { journal } = yield* context('intents');
  try {
    const recorded = yield* call(journal.writesOf, person.sub);
    yield* put(writesLoaded(yield* withCurrentStates(person.sub, recorded)));
  } catch {
    // Without a journal, no writes are recorded and none can be sent.
  }
}

/**
 * R460: another tab has checked a write. The dialog of this tab that shows its unknown outcome gets the result,
 * and its input is removed, because it could otherwise be sent again.
 */
function* adoptCheck({ write, result }: CheckedWrite): Saga {
  const known = yield* select((state) => lookUp(state.sentWrites, writeKey(write)));
  if (known?.write.sentAt !== write.sentAt) return;
  const { operation, subject, orderId } = write;
  yield* put(checkWrite.succeeded({ params: { operation, subject, orderId }, result }));
  yield* removeCheckedInput(write, result);
}

function* handleChangeElsewhere({ payload }: ReturnType<typeof writesChangedElsewhere>): Saga {
  if (payload) yield* adoptCheck(payload);
  yield* readWrites();
}

export function* watchSentWrites(): Saga {
  yield* takeEvery(signedIn, readWrites);
  yield* takeEvery(writesChangedElsewhere, handleChangeElsewhere);
}
