import { expect, test } from 'vitest';
import { valueCounts } from '#domain/lists.ts';

test('the distinct values, the most frequent first and equally frequent ones by name', () => {
  expect(valueCounts(['b', 'c', '', 'b', 'a', 'c', 'a', 'b'])).toEqual([
    { value: 'b', count: 3 },
    { value: 'a', count: 2 },
    { value: 'c', count: 2 },
  ]);
});
