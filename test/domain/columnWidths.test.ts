import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedWidth, columnWidth } from '#domain/results/columnWidths.ts';

describe('R68: the width of a column', () => {
  it('leaves room for something to read, and for other columns', () => {
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
    ['is the usual one where nothing is remembered', {}, null],
    ['is the remembered one', { status: 12 }, 12],
    ['is never one that hides the column, whatever is remembered', { status: -3 }, 4],
    ['is the usual one where what is remembered is no number', { status: Number.NaN }, null],
  ])('%s', (_, widths, expected) => {
    expect(columnWidth(widths, 'status')).toBe(expected);
  });
});
