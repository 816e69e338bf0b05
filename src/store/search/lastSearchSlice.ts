import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { parseCriteria, serializeCriteria } from '#domain/search/searchUrl.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import type { RootState } from '#store/rootReducer.ts';
import { runSearch } from './searchOperations.ts';

/**
 * The last search as a URL query, for the reports and for the link from an order back to the search. All tabs
 * share it, because users may open these pages in another tab.
 */
const lastSearchSlice = createSlice({
  name: 'lastSearch',
  initialState: { query: null as string | null },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => ({ query: null }))
      .addMatcher(runSearch.requested.match, (_state, { payload }) => ({
        query: serializeCriteria({ ...payload.params, page: 1 }).toString(),
      }));
  },
});

export const lastSearchReducer = lastSearchSlice.reducer;

/** The last search, or null before the first one. */
export const selectLastSearch = createSelector(
  ({ lastSearch }: RootState) => lastSearch.query,
  (query): SearchCriteria | null => (query === null ? null : parseCriteria(new URLSearchParams(query))),
);
