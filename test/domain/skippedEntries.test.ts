import { expect, test } from 'vitest';
import {
  entryOfModal,
  furtherStepsBack,
  type HistoryPlace,
  keptState,
  skippedEntriesIn,
} from '#domain/order/skippedEntries.ts';

const entry = (key: string, more: Partial<HistoryPlace> = {}): HistoryPlace => ({
  key,
  pathname: '/orders/a',
  search: '',
  state: null,
  ...more,
});

test('R394: Back from an order skips the entry from which a closed modal was opened', () => {
  const below = entry('below');
  const { skipped, replace } = entryOfModal(below);
  expect(replace).toBe(false);
  expect(furtherStepsBack(entry('closed', { state: { skipped } }), below)).toBe(1);
});

test('Back from an open modal only closes it', () => {
  const below = entry('below');
  const state = { skipped: entryOfModal(below).skipped };
  expect(furtherStepsBack(entry('open', { search: '?modal=watch', state }), below)).toBe(0);
});

test('another modal of the same order takes the place of the closed one', () => {
  const { skipped } = entryOfModal(entry('below'));
  expect(entryOfModal(entry('closed', { state: { skipped } }))).toEqual({ skipped, replace: true });
});

test('a modal of the next order in the same place adds an entry, which Back skips too', () => {
  const first = entryOfModal(entry('below'));
  const next = entry('next', { pathname: '/orders/b', state: keptState({ skipped: first.skipped }) });
  const second = entryOfModal(next);
  expect(second.replace).toBe(false);
  expect(furtherStepsBack(entry('closed', { state: { skipped: second.skipped } }), next)).toBe(2);
});

test('Forward and other links skip nothing', () => {
  const state = { skipped: entryOfModal(entry('below')).skipped };
  expect(furtherStepsBack(entry('closed', { state }), entry('elsewhere'))).toBe(0);
  expect(furtherStepsBack(entry('below'), entry('closed', { state }))).toBe(0);
});

test.each([
  null,
  'text',
  {},
  { skipped: null },
  { skipped: { key: 1, count: 1, pathname: '/' } },
  { skipped: { key: 'k', count: 0, pathname: '/' } },
  { skipped: { key: 'k', count: 1 } },
])('a state of another version skips nothing: %j', (state) => {
  expect(skippedEntriesIn(state)).toBeUndefined();
  expect(keptState(state)).toBeUndefined();
});
