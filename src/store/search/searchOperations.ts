import { createAction } from '@reduxjs/toolkit';
import type { Order } from '#domain/order/order.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { countCriteria, criteriaKey, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { NeighborPage } from '#domain/search/searchSnapshot.ts';
import { createOperation } from '#store/operation.ts';

/** The user opened a URL with this search, on the search screen or in the split view, or retried the search. */
export const searchOpened = createAction<SearchCriteria>('search/opened');

/** The open search runs again, although its results are displayed. Its response begins a new result set. */
export const searchRepeated = createAction<SearchCriteria>('search/repeated');

/**
 * The user submitted the search or loads its new orders. The next response begins a new result set, so orders
 * handled earlier no longer count (R100).
 */
export const resultSetEnded = createAction('search/resultSetEnded');

export type FoundOrders = Omit<SearchResults, 'criteria' | 'receivedAt'>;

export const runSearch = createOperation<SearchCriteria, FoundOrders>()('runSearch', '', {
  isOwned: true,
});

/** The result page before or after the last results, requested while the user steps through the orders. */
export const loadNeighborPage = createOperation<NeighborPage, readonly Order[]>()(
  'loadNeighborPage',
  ({ takenAt, page }) => `${takenAt}/${page}`,
  { isOwned: true },
);

/** The number of orders that a search would find. Its subject is the search without sort and page. */
export const countOrders = createOperation<SearchCriteria, number>()('countOrders', countSubject);

export function countSubject(criteria: SearchCriteria): string {
  return criteriaKey(countCriteria(criteria));
}
