import { describe, expect, test } from 'vitest';
import { type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import type { TabLocks } from '#sagas/core/context.ts';
import { watchSentWrites } from '#sagas/writes/sentWrites.ts';
import { checkWrite } from '#store/actions/writeOperations.ts';
import { draftChanged } from '#store/console/draftsSlice.ts';
import { selectOperation } from '#store/operation.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { selectUncheckedWrites } from '#store/writes/sentWriteSelectors.ts';
import { writesChangedElsewhere, writesLoaded } from '#store/writes/sentWritesSlice.ts';
import { aSentWrite } from '#test/domainBuilders.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { flushMicrotasks } from './orderStore.ts';
import { aSagaStore } from './sagaStore.ts';

const OPEN = aSentWrite({ state: 'open' });

/**
 * Reads the journal, which changes from `OPEN` to `after` meanwhile. Returns a function that returns
 * the writes that the user is asked about. `beforeSecondRead` runs between the two reads.
 */
async function readJournal(
  after: readonly SentWrite[],
  beforeSecondRead?: (locks: TabLocks) => Promise<void>,
) {
  const intents = memoryIntentSupport();
  let reads = 0;
  const writesOf = async () => {
    reads += 1;
    if (reads === 1) return [OPEN];
    if (reads === 2) await beforeSecondRead?.(intents.locks);
    return [...after];
  };
  const context = {
    intents: { ...intents, journal: { ...intents.journal, writesOf } },
    locks: intents.locks,
  };
  const { store, run } = aSagaStore(context, []);
  store.dispatch(signedIn({ sub: OPEN.sub, name: '' }));
  run(watchSentWrites);
  store.dispatch(writesChangedElsewhere());
  await flushMicrotasks();
  return () => selectUncheckedWrites(store.getState()).map(({ subject }) => subject);
}

test.each<[string, readonly SentWrite[], number]>([
  ['whose tab is gone', [OPEN], 1],
  ['that ended well while the journal was read', [], 0],
  ['that was applied while the journal was read', [{ ...OPEN, state: 'done' }], 0],
  ['whose response was lost while the journal was read', [{ ...OPEN, state: 'unknown' }], 1],
])('R47: a write %s', async (_title, after, count) => {
  expect((await readJournal(after))()).toHaveLength(count);
});

test('R47: a write that was sent again while the journal was read is being sent until its tab is gone', async () => {
  const held: ((() => void) | null)[] = [];
  const asked = await readJournal([{ ...OPEN, sentAt: OPEN.sentAt + 1 }], async (locks) => {
    held.push(await locks.take(writeKey(OPEN)));
  });
  expect(asked()).toEqual([]);
  held[0]?.();
  await flushMicrotasks();
  expect(asked()).toEqual([OPEN.subject]);
});

describe('R460: a write that another tab has checked', () => {
  const UNKNOWN = aSentWrite({ operation: 'rejectItem', state: 'unknown', dialogKey: 'reject' });
  const CHECK = { operation: UNKNOWN.operation, subject: UNKNOWN.subject };

  /** A tab that knows the write and has its input, after another one has checked `checked`. */
  async function afterCheck(checked: SentWrite, result: CheckResult) {
    const intents = memoryIntentSupport();
    const { store, run } = aSagaStore({ intents, locks: intents.locks }, []);
    store.dispatch(signedIn({ sub: UNKNOWN.sub, name: '' }));
    run(watchSentWrites);
    store.dispatch(writesLoaded([UNKNOWN]));
    store.dispatch(draftChanged({ key: 'reject', value: { reason: 'Too dark' } }));
    store.dispatch(writesChangedElsewhere({ write: checked, result }));
    await flushMicrotasks();
    const state = store.getState();
    return { check: selectOperation(state, checkWrite, writeKey(CHECK)), drafts: Object.keys(state.drafts) };
  }

  test('has its result here too, and its input is removed', async () => {
    const { check, drafts } = await afterCheck(UNKNOWN, 'applied');
    expect(check).toMatchObject({ status: 'succeeded', result: 'applied' });
    expect(drafts).toEqual([]);
  });

  test('keeps the input that was not applied', async () => {
    const { check, drafts } = await afterCheck(UNKNOWN, 'notApplied');
    expect(check).toMatchObject({ status: 'succeeded', result: 'notApplied' });
    expect(drafts).toEqual(['reject']);
  });

  test('keeps the input of a newer write', async () => {
    const { check, drafts } = await afterCheck({ ...UNKNOWN, sentAt: UNKNOWN.sentAt - 1 }, 'applied');
    expect(check.status).toBe('idle');
    expect(drafts).toEqual(['reject']);
  });
});
