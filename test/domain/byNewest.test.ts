import { expect, test } from 'vitest';
import { byNewest } from '#domain/byNewest.ts';

test('the newest is first, one without a date last', () => {
  const dates = [null, '2026-11-18T09:00:00.000Z', '2026-11-19T09:00:00.000Z'];
  expect(dates.toSorted(byNewest((date) => date))).toEqual([
    '2026-11-19T09:00:00.000Z',
    '2026-11-18T09:00:00.000Z',
    null,
  ]);
});
