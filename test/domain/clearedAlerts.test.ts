import { expect, test } from 'vitest';
import { toClearAlertsResult } from '#domain/actions/clearedAlerts.ts';

const alert = (itemId: string) => ({ itemId, status: 'rejected' });
const result = (itemId: string, success: boolean) => ({ ...alert(itemId), success, message: '' });

test.each([
  ['all cleared', [result('a', true), result('b', true)], [], []],
  ['one rejected', [result('a', true), result('b', false)], ['b'], []],
  ['one not mentioned', [result('a', true)], [], ['b']],
  ['one rejected twice', [result('a', true), result('b', false), result('b', false)], ['b'], []],
  ['one cleared and rejected', [result('a', true), result('b', true), result('b', false)], ['b'], []],
  ['another one rejected', [result('a', true), result('c', false), result('c', false)], ['c'], ['b']],
])('S8.10: each requested alert counts once: %s', (_title, results, rejected, unconfirmed) => {
  const found = toClearAlertsResult([alert('a'), alert('b')], results, []);
  expect(found.requestedCount).toBe(2);
  const notCleared = new Set([...rejected, ...unconfirmed]);
  expect(found.clearedCount).toBe(['a', 'b'].filter((itemId) => !notCleared.has(itemId)).length);
  expect(found.rejected.map(({ itemId }) => itemId)).toEqual(rejected);
  expect(found.unconfirmed.map(({ itemId }) => itemId)).toEqual(unconfirmed);
});
