import type { SearchResults } from './orderSearch.ts';
import { criteriaKey } from './searchCriteria.ts';

type Results = Pick<SearchResults, 'criteria' | 'total'>;

/**
 * R331: the number of orders that left the results after `before` was read. Up to as many may have moved from
 * the pages after it to the pages before `after`. 0 unless `after` is a later page of the same search.
 */
export function ordersLeftSince(before: Results, after: Results): number {
  const keyOf = ({ criteria }: Results) => criteriaKey({ ...criteria, page: 1 });
  const isLaterPage = after.criteria.page > before.criteria.page && keyOf(after) === keyOf(before);
  return isLaterPage ? Math.max(0, before.total - after.total) : 0;
}
