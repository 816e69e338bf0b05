import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedWidth, columnWidth } from '#domain/results/columnWidths.ts';

describe('R68: the width of a column', () => {
  it('leaves enough space for its content and for other columns', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (rem) => {
        const width = boundedWidth(rem);
        expect(width).toBeGreaterThanOrEqual(4);
        expect(width).toBeLessThanOrEqual(40);
        if (rem > 4 && rem < 40) expect(Math.abs(width - rem)).toBeLessThanOrEqual(0.125);
      }),
    );
  });

  it.each([
    ['is the default without a stored one', {}, null],
    ['is the stored one', { status: 12 }, 12],
    ['never hides the column, whatever is stored', { status: -3 }, 4],
    ['is the default if the stored one is not a number', { status: Number.NaN }, null],
  ])('%s', (_, widths, expected) => {
    expect(columnWidth(widths, 'status')).toBe(expected);
  });
});
