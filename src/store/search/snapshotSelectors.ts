import { createSelector } from '@reduxjs/toolkit';
import { type ResultPosition, resultPosition } from '#domain/search/resultPosition.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchQuery } from '#domain/search/searchUrl.ts';
import type { RootState } from '#store/rootReducer.ts';

/** An order's position in the last results; null if it is not among them (S2.67). */
export const selectResultPosition: (state: RootState, orderId: string) => ResultPosition | null =
  createSelector(
    [(state: RootState) => state.search.snapshot, (_state: RootState, orderId: string) => orderId],
    (snapshot, orderId) => snapshot && resultPosition(snapshot, orderId),
  );

/** The query of the last results, on the page with this order if they contain it; null if there are none. */
export const selectResultsQuery: (state: RootState, orderId: string) => string | null = createSelector(
  [
    ({ search }: RootState) => search.snapshot?.criteria,
    ({ search }: RootState) => search.columns,
    // The previous or next order can be on another page of the results.
    (state: RootState, orderId: string) => selectResultPosition(state, orderId)?.page,
  ],
  (criteria, columns, page) =>
    criteria ? searchQuery({ ...criteria, page: page ?? criteria.page }, columns) : null,
);

/** The open search, or else that of the last results, from its first page; null if there is neither. */
export const selectLastSearch: (state: RootState) => SearchCriteria | null = createSelector(
  ({ search }: RootState) => search.criteria ?? search.snapshot?.criteria ?? null,
  (criteria) => criteria && { ...criteria, page: 1 },
);
