import { describe, expect, it } from 'vitest';
import type { StatusType } from '#domain/item/itemStatus.ts';
import { statusSign } from '#domain/item/statusTone.ts';

const status = (type: StatusType, part: Partial<Parameters<typeof statusSign>[0]> = {}) => ({
  type,
  partial: false,
  isFinished: type === 'shipped' || type === 'cancelled',
  isSuspended: false,
  isOnHold: false,
  ...part,
});

describe('the icon beside a status', () => {
  it.each([
    ['a check mark, once everything is shipped', status('shipped'), 'success', 'done'],
    ['a ring, if only a part is shipped', status('shipped', { isFinished: false }), 'success', 'progress'],
    ['a ring, anywhere in the pipeline', status('routing'), 'success', 'progress'],
    ['a ring, if it was suspended before its first step', status('suspended'), 'success', 'progress'],
    ['a pause icon, if it is suspended', status('routing', { isSuspended: true }), 'danger', 'held'],
    ['a pause icon, if it is on hold', status('production', { isOnHold: true }), 'success', 'held'],
    ['a dash, if it is cancelled', status('cancelled'), 'neutral', 'cancelled'],
    [
      'R245: a ring, if only a part is cancelled',
      status('cancelled', { partial: true, isFinished: false }),
      'success',
      'progress',
    ],
    ['the icon of an error', status('processing'), 'danger', 'error'],
    ['the icon of a delay', status('processing'), 'warning', 'late'],
  ] as const)('is %s', (_title, of, tone, sign) => {
    expect(statusSign(of, tone)).toBe(sign);
  });
});
