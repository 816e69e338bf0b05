import { describe, expect, test } from 'vitest';
import { FAULTS } from '../api/faults.ts';
import { faultsFor, wayOf } from './faultWalk.ts';

const INDEXES = Array.from({ length: 24 }, (_, index) => index);
const numberOf = ({ title }: { title: string }) => title.slice(0, 3);
const NUMBERS = [...new Set(FAULTS.map(numberOf))];
const numbers = (index: number, kind: 'read' | 'write', isDeep: boolean) =>
  faultsFor(index, kind, [], isDeep).map(numberOf);

describe('the faults that a subject meets', () => {
  test('in the deep run are all of them, in one shape each', () => {
    for (const index of INDEXES) {
      expect(numbers(index, 'write', true)).toEqual(NUMBERS);
    }
  });

  test.each(['read', 'write'] as const)('of a %s end in every way that there is', (kind) => {
    const ways = (faults: typeof FAULTS) => new Set(faults.map((fault) => wayOf(fault, kind)));
    expect(ways(FAULTS).size).toBe(kind === 'read' ? 3 : 7);
    for (const index of INDEXES)
      expect(ways(faultsFor(index, kind, [], false))).toEqual(ways(faultsFor(index, kind, [], true)));
  });

  test.each(['read', 'write'] as const)('of many a %s are all of them', (kind) => {
    const met = INDEXES.flatMap((index) => numbers(index, kind, false));
    expect(NUMBERS.filter((number) => !met.includes(number))).toEqual([]);
  });

  test('hold, for a write, what reaches the platform and is not answered, and what reaches it twice', () => {
    for (const index of INDEXES) {
      const met = faultsFor(index, 'write', [], false);
      for (const applied of [1, 2])
        expect(met.some((fault) => fault.applied === applied && fault.ends.write?.[1] !== 'unreadable')).toBe(
          true,
        );
    }
  });

  test('hold those that the subject has words of its own for', () => {
    expect(faultsFor(0, 'read', ['F04', 'F05'], false).map(numberOf)).toEqual(
      expect.arrayContaining(['F04', 'F05']),
    );
  });
});
