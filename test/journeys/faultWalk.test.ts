import { describe, expect, test } from 'vitest';
import { FAULTS } from '../api/faults.ts';
import { faultsFor, wayOf } from './faultWalk.ts';

const INDEXES = Array.from({ length: 24 }, (_, index) => index);
const numberOf = ({ title }: { title: string }) => title.slice(0, 3);
const NUMBERS = [...new Set(FAULTS.map(numberOf))];
const numbers = (index: number, kind: 'read' | 'write', isDeep: boolean) =>
  faultsFor(index, kind, [], isDeep).map(numberOf);

describe('the faults that a subject is tested with', () => {
  test('are all of them in the deep run, each in one form', () => {
    for (const index of INDEXES) {
      expect(numbers(index, 'write', true)).toEqual(NUMBERS);
    }
  });

  test.each(['read', 'write'] as const)('of a %s include every possible ending', (kind) => {
    const ways = (faults: typeof FAULTS) => new Set(faults.map((fault) => wayOf(fault, kind)));
    expect(ways(FAULTS).size).toBe(kind === 'read' ? 3 : 7);
    for (const index of INDEXES)
      expect(ways(faultsFor(index, kind, [], false))).toEqual(ways(faultsFor(index, kind, [], true)));
  });

  test.each(['read', 'write'] as const)('of many a %s add up to all of them', (kind) => {
    const met = INDEXES.flatMap((index) => numbers(index, kind, false));
    expect(NUMBERS.filter((number) => !met.includes(number))).toEqual([]);
  });

  test('of a write include a request applied without a response, and one applied twice', () => {
    for (const index of INDEXES) {
      const met = faultsFor(index, 'write', [], false);
      for (const applied of [1, 2])
        expect(met.some((fault) => fault.applied === applied && fault.ends.write?.[1] !== 'unreadable')).toBe(
          true,
        );
    }
  });

  test('include those for which the subject has its own message', () => {
    expect(faultsFor(0, 'read', ['F04', 'F05'], false).map(numberOf)).toEqual(
      expect.arrayContaining(['F04', 'F05']),
    );
  });
});
