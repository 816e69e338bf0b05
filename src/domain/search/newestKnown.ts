import type { SearchResults } from './orderSearch.ts';

/**
 * The last moment that the platform may have shortened to this one (epoch milliseconds): a date of a whole
 * second may stand for all of it. Otherwise the newest order itself would count as new.
 */
function endOfPrecision(createdAt: number): number {
  return createdAt % 1_000 === 0 ? createdAt + 999 : createdAt;
}

/**
 * The creation time of the newest order in the results, in epoch milliseconds. Later orders count as new,
 * even if the index receives them late. If the newest order may be on another page, or may be one without a
 * readable date, this is the time of the response; if there are no orders, it is just before the range.
 */
export function newestKnown({ criteria, range, total, orders, receivedAt }: SearchResults): number {
  const { sortField, sortOrder, page } = criteria;
  const isNewestFirst = sortField === 'createdDate' && sortOrder === 'descending' && page === 1;
  const created = orders.map(({ createdDate }) => Date.parse(createdDate ?? ''));
  if ((!isNewestFirst && orders.length < total) || created.some(Number.isNaN)) return receivedAt;
  return Math.max(Date.parse(range.start) - 1, ...created.map(endOfPrecision));
}
