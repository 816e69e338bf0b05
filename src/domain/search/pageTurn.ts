import { criteriaKey, type SearchCriteria } from './searchCriteria.ts';

/** A page of results when it was read. `total` counts the orders on all pages. */
interface ReadPage {
  criteria: SearchCriteria;
  total: number;
}

/**
 * R331: the number of orders that left the results after `before` was read. Up to as many may have moved from
 * the pages after it to the pages before `after`. 0 unless `after` is a later page of the same search.
 */
export function ordersLeftSince(before: ReadPage, after: ReadPage): number {
  const keyOf = ({ criteria }: ReadPage) => criteriaKey({ ...criteria, page: 1 });
  const isLaterPage = after.criteria.page > before.criteria.page && keyOf(after) === keyOf(before);
  return isLaterPage ? Math.max(0, before.total - after.total) : 0;
}
