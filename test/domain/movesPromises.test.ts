import { describe, expect, it } from 'vitest';
import { wouldMovePromises } from '#domain/bulk/bulkResults.ts';

describe('the promise dates of a resumed run', () => {
  const options = { keepDates: false, newIdentifiers: true, unlink: false };
  const job = { verb: 'reorder', options, today: '2026-11-20' } as const;
  it.each([
    ['move on another day', job, '2026-11-21', true],
    ['stay on the same day', job, '2026-11-20', false],
    [
      'stay if the plan keeps them',
      { ...job, options: { ...options, keepDates: true } },
      '2026-11-21',
      false,
    ],
    ['do not move for a run that places no orders', { ...job, verb: 'clearAlerts' }, '2026-11-21', false],
  ] as const)('%s', (_title, run, today, expected) => {
    expect(wouldMovePromises(run, today)).toBe(expected);
  });
});
