import { expect, test } from 'vitest';
import type { SentWrite } from '#domain/writes/sentWrite.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectUncheckedWrites } from '#store/writes/sentWriteSelectors.ts';
import { aSentWrite } from '#test/domainBuilders.ts';

function unchecked(...writes: SentWrite[]): string[] {
  const sentWrites = Object.fromEntries(writes.map((write) => [write.subject, { write, failure: null }]));
  return selectUncheckedWrites({ sentWrites } as unknown as RootState).map(({ subject }) => subject);
}

test('the user is asked about each write with an unknown outcome, the oldest first', () => {
  const late = aSentWrite({ subject: 'late', state: 'unknown', sentAt: 2 });
  const early = aSentWrite({ subject: 'early', state: 'unknown', sentAt: 1 });
  expect(unchecked(late, early, aSentWrite({ state: 'open' }))).toEqual(['early', 'late']);
});

test('the user is not asked again about a write after a check', () => {
  expect(unchecked(aSentWrite({ state: 'unknown', isLookedAt: true }))).toEqual([]);
});
