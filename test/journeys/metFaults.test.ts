import { describe, expect, test } from 'vitest';
import type { CallKind } from '#api/http/retryPolicy.ts';
import { FAULTS, type Fault } from '../api/faults.ts';
import { faultsFor, numberOf, wayOf } from './metFaults.ts';

const INDEXES = Array.from({ length: 24 }, (_, index) => index);
const NUMBERS = [...new Set(FAULTS.map(numberOf))];
const numbers = (index: number, kind: 'read' | 'write', isDeep: boolean) =>
  faultsFor(index, kind, [], isDeep).map(numberOf);

describe('the faults that a subject is tested with', () => {
  test('are all of them in the deep run, each in one form', () => {
    for (const index of INDEXES) {
      expect(numbers(index, 'write', true)).toEqual(NUMBERS);
    }
  });

  const ways = (faults: readonly Fault[], kind: CallKind) =>
    [...new Set(faults.map((fault) => wayOf(fault, kind)))].sort();
  const waysOf = (index: number, kind: CallKind) => ways(faultsFor(index, kind, [], false), kind);

  test('of a write include every ending that is unknown, a request applied twice, and another ending', () => {
    const always = ways(FAULTS, 'write').filter((way) => /^unknown|2 times$/.test(way));
    expect(always).toHaveLength(3);
    for (const index of INDEXES) {
      const met = waysOf(index, 'write');
      expect(met).toEqual(expect.arrayContaining(always));
      expect(met).toHaveLength(always.length + 1);
    }
  });

  test('of a read include a failure', () => {
    for (const index of INDEXES)
      expect(waysOf(index, 'read').filter((way) => way !== 'success')).toHaveLength(1);
  });

  test.each(['read', 'write'] as const)('of a few a %s include every possible ending', (kind) => {
    expect(ways(FAULTS, kind)).toHaveLength(kind === 'read' ? 3 : 7);
    const few = INDEXES.slice(0, kind === 'read' ? 2 : 4);
    expect([...new Set(few.flatMap((index) => waysOf(index, kind)))].sort()).toEqual(ways(FAULTS, kind));
  });

  test('include those for which the subject has its own message', () => {
    expect(faultsFor(0, 'read', ['F04', 'F05'], false).map(numberOf)).toEqual(
      expect.arrayContaining(['F04', 'F05']),
    );
  });
});
