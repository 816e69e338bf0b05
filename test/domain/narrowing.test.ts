import { describe, expect, test } from 'vitest';
import type { BreakdownBar } from '#domain/results/breakdown.ts';
import { narrowedByItem, narrowedCriteria } from '#domain/search/narrowing.ts';
import { NO_FILTERS } from '#domain/search/searchCriteria.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

const aBar = (key: string, ...orderIds: string[]): BreakdownBar => ({
  key,
  orderIds,
  totals: keyed({}),
  currency: null,
});
const RANGE = { start: '2026-11-20T11:00:00.000Z', end: '2026-11-20T12:00:00.000Z' };
const many = (count: number) => Array.from({ length: count }, (_, index) => `order-${index}`);
const search = aSearch({ searchTerm: 'ana', page: 3 });
const routing = aSearch({ filters: { ...NO_FILTERS, statuses: ['routing'] } });

describe('R61: clicking a bar searches for its orders', () => {
  test.each([
    ['merchant', 'merchants'],
    ['fulfiller', 'fulfillers'],
  ] as const)('of a %s: by the filter, from the first page', (dimension, filter) => {
    expect(narrowedCriteria(search, RANGE, dimension, aBar('acme', 'order-1'), false)).toEqual({
      ...search,
      page: 1,
      filters: { ...search.filters, [filter]: ['acme'] },
    });
  });

  test('of a status: by the IDs of its orders, as phrases', () => {
    const narrowed = narrowedCriteria(
      search,
      RANGE,
      'status',
      aBar('production', 'order-1', 'order+2'),
      false,
    );
    expect(narrowed).toEqual({ ...search, page: 1, searchTerm: '"order-1" "order+2"' });
  });

  test('of a fulfiller: by IDs if the same item would have to match a filter', () => {
    expect(narrowedCriteria(routing, RANGE, 'fulfiller', aBar('p1', 'order-1'), false)?.searchTerm).toBe(
      '"order-1"',
    );
    expect(
      narrowedCriteria(routing, RANGE, 'merchant', aBar('acme', 'order-1'), false)?.filters.merchants,
    ).toEqual(['acme']);
  });

  test('of another fulfiller than the searched ones: by IDs, because the filter would also find other orders', () => {
    const searched = aSearch({ filters: { ...NO_FILTERS, fulfillers: ['p1', 'p2'] } });
    expect(narrowedCriteria(searched, RANGE, 'fulfiller', aBar('p3', 'order-1'), false)).toEqual({
      ...searched,
      page: 1,
      searchTerm: '"order-1"',
    });
    expect(narrowedCriteria(searched, RANGE, 'fulfiller', aBar('p3', ...many(501)), false)).toBeNull();
    expect(narrowedCriteria(searched, RANGE, 'fulfiller', aBar('p3', 'order-1'), true)).toBeNull();
    const one = { ...searched, page: 1, filters: { ...searched.filters, fulfillers: ['p2'] } };
    expect(narrowedCriteria(searched, RANGE, 'fulfiller', aBar('p2', ...many(501)), true)).toEqual(one);
  });

  test('without a fulfiller: by IDs, because no filter finds them', () => {
    expect(narrowedCriteria(search, RANGE, 'fulfiller', aBar('', 'order-1'), false)?.searchTerm).toBe(
      '"order-1"',
    );
  });

  test('not for more than 500 orders without an exact filter', () => {
    expect(narrowedCriteria(search, RANGE, 'status', aBar('production', ...many(500)), false)).not.toBeNull();
    expect(narrowedCriteria(search, RANGE, 'status', aBar('production', ...many(501)), false)).toBeNull();
    // The filter would find only the orders of which one item has both the status and the fulfiller.
    expect(narrowedCriteria(routing, RANGE, 'fulfiller', aBar('p1', ...many(501)), false)).toBeNull();
  });

  test('not for an ID that cannot be written as a phrase', () => {
    expect(narrowedCriteria(search, RANGE, 'status', aBar('production', 'a"b'), false)).toBeNull();
    expect(narrowedCriteria(search, RANGE, 'status', aBar('production', 'a\\b'), false)).toBeNull();
  });

  test('not by the IDs counted so far while more orders are being counted', () => {
    expect(narrowedCriteria(search, RANGE, 'status', aBar('production', 'order-1'), true)).toBeNull();
    expect(narrowedCriteria(routing, RANGE, 'fulfiller', aBar('p1', 'order-1'), true)).toBeNull();
    expect(narrowedCriteria(search, RANGE, 'merchant', aBar('acme', 'order-1'), true)).not.toBeNull();
  });

  test('R483: of a fulfiller, by the filter also if it finds only the orders with one item that matches all', () => {
    const bar = aBar('p1', ...many(501));
    const filters = { ...routing.filters, fulfillers: ['p1'] };
    expect(narrowedByItem(routing, RANGE, 'fulfiller', bar)).toEqual({ ...routing, page: 1, filters });
    expect(narrowedByItem(routing, RANGE, 'fulfiller', aBar('', 'order-1'))).toBeNull();
    expect(narrowedByItem(routing, RANGE, 'status', bar)).toBeNull();
    const others = aSearch({ filters: { ...routing.filters, fulfillers: ['p2'] } });
    expect(narrowedByItem(others, RANGE, 'fulfiller', bar)).toBeNull();
  });

  test.each(['merchant', 'status'] as const)(
    'of a %s: in the counted range, not in a later period',
    (dimension) => {
      const lastHour = aSearch({ period: { value: 1, unit: 'hours' } });
      expect(narrowedCriteria(lastHour, RANGE, dimension, aBar('acme', 'order-1'), false)).toMatchObject({
        period: null,
        startDate: RANGE.start,
        endDate: RANGE.end,
      });
      expect(narrowedCriteria(search, RANGE, dimension, aBar('acme', 'order-1'), false)).toMatchObject({
        startDate: search.startDate,
        endDate: search.endDate,
      });
    },
  );
});
