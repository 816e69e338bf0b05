import { expect, test } from 'vitest';
import type { SentWrite } from '#domain/actions/sentWrite.ts';
import { watchSentWrites } from '#sagas/actions/sentWrites.ts';
import { selectUncheckedWrites } from '#store/actions/sentWriteSelectors.ts';
import { writesChangedElsewhere } from '#store/actions/sentWritesSlice.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { aSentWrite } from '#test/domainBuilders.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { flushMicrotasks } from './orderStore.ts';
import { aSagaStore } from './sagaStore.ts';

const OPEN = aSentWrite({ state: 'open' });

/** The writes that the user is asked about, if the journal changes from `OPEN` to `after` while it is read. */
async function askedAfter(after: readonly SentWrite[]): Promise<string[]> {
  const intents = memoryIntentSupport();
  const reads: (readonly SentWrite[])[] = [[OPEN]];
  const journal = { ...intents.journal, writesOf: async () => [...(reads.shift() ?? after)] };
  const context = { intents: { ...intents, journal }, locks: intents.locks };
  const { store, run } = aSagaStore(context, []);
  store.dispatch(signedIn({ sub: OPEN.sub, name: '', email: '' }));
  run(watchSentWrites);
  store.dispatch(writesChangedElsewhere());
  await flushMicrotasks();
  return selectUncheckedWrites(store.getState()).map(({ subject }) => subject);
}

test.each<[string, readonly SentWrite[], number]>([
  ['whose tab is gone', [OPEN], 1],
  ['that ended well while the journal was read', [], 0],
  ['that was applied while the journal was read', [{ ...OPEN, state: 'done' }], 0],
  ['whose response was lost while the journal was read', [{ ...OPEN, state: 'unknown' }], 1],
])('R47: a write %s', async (_title, after, count) => {
  expect(await askedAfter(after)).toHaveLength(count);
});
