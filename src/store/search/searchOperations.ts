import { createAction } from '@reduxjs/toolkit';
import type { Order } from '#domain/order/order.ts';
import { countedCriteria, criteriaKey, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import type { NeighbourPage } from '#domain/search/searchSnapshot.ts';
import { createOperation } from '#store/operation.ts';

/** The search screen was opened with this search in its URL, or the search was submitted again. */
export const searchOpened = createAction<{ criteria: SearchCriteria; again: boolean }>('search/opened');

/** A person has run the open search once more: what was handled before no longer counts (R100). */
export const searchRepeated = createAction('search/repeated');

/** The platform's answer to a search. */
export interface SearchAnswer {
  range: DateRange;
  total: number;
  orders: Order[];
  /** Path of the one order that the search text names, past the list; null if there is none (S2.37, S7.3). */
  directHit: string | null;
}

export const runSearch = createOperation<SearchCriteria, SearchAnswer>()('runSearch', () => '', {
  isOwned: true,
});

/** The page before or after those of the last results; requested while the user steps through the orders. */
export const loadNeighbourPage = createOperation<NeighbourPage, Order[]>()(
  'loadNeighbourPage',
  ({ takenAt, page }) => `${takenAt}/${page}`,
  { isOwned: true },
);

/** How many orders a search would find. Its subject is the search without sort and page. */
export const countOrders = createOperation<SearchCriteria, number>()('countOrders', countSubject);

export function countSubject(criteria: SearchCriteria): string {
  return criteriaKey(countedCriteria(criteria));
}

/** The open search's results, and how many orders have arrived since. `receivedAt` says which answer it compares with. */
export interface NewOrders {
  receivedAt: number;
  count: number;
}

export const checkForNewOrders = createOperation<null, NewOrders | null>()('checkForNewOrders', () => '');

/** Which of the pasted IDs are in none of the open search's orders, over all its pages; `receivedAt` names its response. */
export const findMissingIds = createOperation<{ receivedAt: number }, string[]>()(
  'findMissingIds',
  ({ receivedAt }) => String(receivedAt),
);
