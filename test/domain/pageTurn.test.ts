import { expect, test } from 'vitest';
import { ordersLeftSince } from '#domain/search/pageTurn.ts';
import { DEFAULT_CRITERIA, type SearchCriteria } from '#domain/search/searchCriteria.ts';

const page = (number: number, total: number, more: Partial<SearchCriteria> = {}) => ({
  criteria: { ...DEFAULT_CRITERIA, page: number, ...more },
  total,
});

test.each([
  ['the next page after orders left', page(1, 250), page(2, 210), 40],
  ['a page further on', page(1, 250), page(3, 249), 1],
  ['the next page of unchanged results', page(1, 250), page(2, 250), 0],
  ['the next page of results with new orders', page(1, 250), page(2, 260), 0],
  ['a page before', page(2, 250), page(1, 210), 0],
  ['the same page', page(2, 250), page(2, 210), 0],
  ['a page of another search', page(1, 250), page(2, 210, { searchTerm: 'mugs' }), 0],
  ['a page of another order of the results', page(1, 250), page(2, 210, { sortOrder: 'ascending' }), 0],
])('R331: %s', (_what, before, after, left) => {
  expect(ordersLeftSince(before, after)).toBe(left);
});
