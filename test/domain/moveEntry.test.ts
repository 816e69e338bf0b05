import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropIndex, withMovedEntry } from '#domain/results/moveEntry.ts';
import { holds } from './holds.ts';

describe('a list in the user’s order', () => {
  test.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [2, 99, 'abdc'],
    [2, -5, 'cabd'],
    [9, 0, 'abcd'],
  ])('moving %i to %i gives %s', (from, to, expected) => {
    expect(withMovedEntry([...'abcd'], from, to).join('')).toBe(expected);
  });

  test('nothing is lost, and the entry is at its new position', () => {
    const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 9 });
    holds(
      fc.property(list, fc.nat(8), fc.nat(8), (given, from, to) => {
        fc.pre(from < given.length && to < given.length);
        const after = withMovedEntry(given, from, to);
        expect(after.toSorted()).toEqual(given.toSorted());
        expect(after[to]).toBe(given[from]);
      }),
    );
  });

  test.each([
    ['above all', 5, 0],
    ['between the first and the second', 20, 1],
    ['in its old position', 45, 2],
    ['below all', 500, 3],
  ])('dropped %s it moves to that position', (_title, height, index) => {
    expect(dropIndex([10, 30, 50, 70], 2, height)).toBe(index);
  });
});
