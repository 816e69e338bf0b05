import { describe, expect, it } from 'vitest';
import { continueResultSet, handledOrdersIn, type ResultSet } from '#domain/search/resultSet.ts';
import { anOrder, aPage, aSearch } from '#test/domainBuilders.ts';

const LATE = aSearch({ filters: { delayedStatuses: ['preparing'] } });

const found = (orderIds: string[], at: number, { page = 1, total = 300 } = {}) => ({
  criteria: { ...LATE, page },
  ...aPage(
    orderIds.map((orderId) => anOrder({ orderId })),
    total,
  ),
  range: { start: '', end: '' },
  receivedAt: at,
  directHit: null,
});
const handled = (orderId: string, resultsAt?: number) => ({ orderId, resultsAt });
const ids = (resultSet: ResultSet | null, entries: ReturnType<typeof handled>[]) =>
  handledOrdersIn(resultSet, entries).map(({ orderId }) => orderId);

describe('R100: the result set of a search', () => {
  it('starts with the first response, and continues from page to page', () => {
    const first = continueResultSet(null, found(['a', 'b'], 100));
    const second = continueResultSet(first, found(['b', 'c'], 200, { page: 2 }));
    expect(second).toMatchObject({ at: 100, total: 300, orderIds: ['a', 'b', 'c'] });
  });

  it('keeps its number of orders, although handled ones leave the search', () => {
    const first = continueResultSet(null, found(['a', 'b'], 100, { total: 2 }));
    expect(continueResultSet(first, found(['c'], 200, { page: 2, total: 1 })).total).toBe(3);
    expect(continueResultSet(first, found([], 200, { page: 2, total: 0 })).total).toBe(2);
  });

  it('is a new one for other criteria, whatever the page', () => {
    const first = continueResultSet(null, found(['a'], 100));
    const other = { ...found(['a'], 200), criteria: aSearch({ searchTerm: 'mugs' }) };
    expect(continueResultSet(first, other)).toMatchObject({ at: 200, orderIds: ['a'] });
  });

  it('is a new one when the search runs again', () => {
    const first = continueResultSet(null, found(['a'], 100));
    expect(continueResultSet({ ...first, hasEnded: true }, found(['b'], 200))).toMatchObject({
      at: 200,
      orderIds: ['b'],
      hasEnded: false,
    });
  });

  it('counts its own orders that were handled while it was open', () => {
    const resultSet = continueResultSet(null, found(['a', 'b', 'c'], 100));
    expect(
      ids(resultSet, [
        handled('a', 99),
        handled('b', 100),
        handled('c', 100),
        handled('a'),
        handled('x', 100),
      ]),
    ).toEqual(['b', 'c']);
    expect(ids(null, [handled('a', 100)])).toEqual([]);
  });
});
