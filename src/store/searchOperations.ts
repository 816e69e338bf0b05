import { createAction } from '@reduxjs/toolkit';
import type { Order } from '#domain/order.ts';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import type { DateRange } from '#domain/searchRange.ts';
import { createOperation } from './operation.ts';

/** The search screen was opened with this search in its URL, or the search was submitted again. */
export const searchOpened = createAction<{ criteria: SearchCriteria; again: boolean }>('search/opened');

/** The platform's answer to a search. */
export interface SearchAnswer {
  range: DateRange;
  total: number;
  orders: Order[];
}

export const runSearch = createOperation<SearchCriteria, SearchAnswer>()('runSearch', () => '');
