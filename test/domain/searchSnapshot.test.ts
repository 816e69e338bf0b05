import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultPosition } from '#domain/search/resultPosition.ts';
import { type SearchSnapshot, withPage } from '#domain/search/searchSnapshot.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { holds } from './holds.ts';

const ids = (page: number, count = 100) =>
  Array.from({ length: count }, (_, index) => `o${(page - 1) * 100 + index + 1}`);

function aSnapshot(over: Partial<SearchSnapshot> = {}): SearchSnapshot {
  return {
    takenAt: 7,
    criteria: aSearch(),
    range: { start: '2026-05-24T00:00:00.000Z', end: '2026-11-20T23:59:59.999Z' },
    total: 250,
    pages: { 1: ids(1) },
    ...over,
  };
}

describe("S2.67: 'n of total' and the neighbors", () => {
  test.each([
    [
      'the first has no previous one',
      'o1',
      { position: 1, previous: { id: null, page: null }, next: { id: 'o2' } },
    ],
    [
      'one in the middle has both',
      'o50',
      { position: 50, previous: { id: 'o49' }, next: { id: 'o51', page: null } },
    ],
    [
      'the last of a page needs the next page',
      'o100',
      { position: 100, previous: { id: 'o99' }, next: { id: null, page: { takenAt: 7, page: 2 } } },
    ],
  ])('%s', (_title, id, expected) => {
    expect(resultPosition(aSnapshot(), id)).toMatchObject({ ...expected, total: 250 });
  });

  test('an order that is not in the results has no position', () => {
    expect(resultPosition(aSnapshot(), 'o101')).toBeNull();
  });

  test('the neighbor on another page is known once its page is loaded', () => {
    const both = withPage(aSnapshot({ pages: { 2: ids(2) } }), 3, ids(3, 50));
    expect(resultPosition(both, 'o101')).toMatchObject({
      previous: { id: null, page: { takenAt: 7, page: 1 } },
    });
    expect(resultPosition(both, 'o200')).toMatchObject({ position: 200, next: { id: 'o201', page: null } });
    expect(resultPosition(both, 'o201')).toMatchObject({
      position: 201,
      previous: { id: 'o200', page: null },
    });
    expect(resultPosition(both, 'o250')).toMatchObject({ position: 250, next: { id: null, page: null } });
  });

  test('nothing is requested beyond page 100', () => {
    const last = aSnapshot({ total: 12_840, pages: { 100: ids(100) } });
    expect(resultPosition(last, 'o10000')).toMatchObject({
      position: 10_000,
      total: 12_840,
      next: { page: null },
    });
  });

  test('an order that moved between two responses keeps its first position', () => {
    const moved = withPage(aSnapshot(), 2, ['o100', ...ids(2, 99)]);
    expect(resultPosition(moved, 'o100')).toMatchObject({ position: 100, next: { id: 'o101' } });
    expect(resultPosition(moved, 'o101')).toMatchObject({ previous: { id: 'o100' } });
  });

  /**
   * Moves from the first order to the next until the end, and loads the next page at the end of each page.
   * Returns the IDs of the visited orders and the final snapshot.
   */
  function walk(total: number): { walked: string[]; snapshot: SearchSnapshot } {
    const pageOf = (page: number) => ids(page, Math.min(100, total - (page - 1) * 100));
    let snapshot = aSnapshot({ total, pages: { 1: pageOf(1) } });
    const walked: string[] = [];
    let id: string | null = 'o1';
    while (id !== null) {
      walked.push(id);
      const page = resultPosition(snapshot, id)?.next.page?.page;
      if (page !== undefined) snapshot = withPage(snapshot, page, pageOf(page));
      id = resultPosition(snapshot, id)?.next.id ?? null;
    }
    return { walked, snapshot };
  }

  test('stepping across pages visits every order once, in the order of the results, and back again', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 420 }), (total) => {
        const { walked, snapshot } = walk(total);
        expect(walked).toEqual(Array.from({ length: total }, (_, index) => `o${index + 1}`));
        const before = walked.map((id) => resultPosition(snapshot, id)?.previous.id ?? null);
        expect(before).toEqual([null, ...walked.slice(0, -1)]);
      }),
      60,
    );
  });
});
