import { lookUp } from '#domain/byKey.ts';
import { type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { call, context, put, type Saga, select, spawn, takeEvery } from '#sagas/core/effects.ts';
import { checkWrite } from '#store/actions/writeOperations.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { selectCurrentUser } from '#store/people/userSelectors.ts';
import { type CheckedWrite, writesChangedElsewhere, writesLoaded } from '#store/writes/sentWritesSlice.ts';
import { removeCheckedInput } from './appliedInput.ts';
import { orphanedWrites, withOrphanedUnknown } from './orphanedWrites.ts';

/** Reads the writes again once the tab that is sending this write has finished or closed. */
function* readOnceFree(key: string): Saga {
  const locks = yield* context('locks');
  yield* call(locks.whenFree, key);
  yield* readWrites();
}

/** The writes in the journal. The outcome of a write is unknown if the tab that was sending it is gone. */
function* currentWrites(sub: string): Saga<SentWrite[]> {
  const { journal } = yield* context('intents');
  const locks = yield* context('locks');
  const recorded = yield* call(journal.writesOf, sub);
  const orphaned = yield* call(orphanedWrites, locks, recorded);
  if (orphaned.length === 0) return recorded;
  // A write may have ended between the two, so the records are taken as they are now.
  return withOrphanedUnknown(yield* call(journal.writesOf, sub), orphaned);
}

/** Loads the user's recorded single writes, from all tabs and from earlier visits. */
function* readWrites(): Saga {
  const person = yield* select(selectCurrentUser);
  if (!person) return;
  try {
    const writes = yield* currentWrites(person.sub);
    yield* put(writesLoaded(writes));
    for (const write of writes) if (write.state === 'open') yield* spawn(() => readOnceFree(writeKey(write)));
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
