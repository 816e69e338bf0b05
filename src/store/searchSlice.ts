import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#domain/failure.ts';
import type { Order } from '#domain/order.ts';
import { criteriaKey, type SearchCriteria } from '#domain/searchCriteria.ts';
import type { DateRange } from '#domain/searchRange.ts';
import { runSearch } from './searchOperations.ts';
import { signedOut } from './sessionSlice.ts';

/** The last results that arrived, kept while a newer search runs and while an order is open. */
export interface SearchResults {
  criteria: SearchCriteria;
  /** The range that was really asked for. */
  range: DateRange;
  total: number;
  orders: Order[];
  /** Epoch milliseconds. */
  receivedAt: number;
}

export interface SearchState {
  /** What the screen asks for; null before any search. */
  criteria: SearchCriteria | null;
  status: 'idle' | 'loading' | 'success' | 'error';
  results: SearchResults | null;
  failure: Failure | null;
  /** The order that was opened last: its row gets the focus back. */
  lastOrderId: string | null;
  /** How far the list was scrolled, in pixels. */
  scrollTop: number;
}

const initialState: SearchState = {
  criteria: null,
  status: 'idle',
  results: null,
  failure: null,
  lastOrderId: null,
  scrollTop: 0,
};

function isWanted(state: SearchState, criteria: SearchCriteria): boolean {
  return state.criteria !== null && criteriaKey(state.criteria) === criteriaKey(criteria);
}

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchCleared: () => initialState,
    orderPicked: (state, { payload }: PayloadAction<{ orderId: string; scrollTop: number }>) => {
      state.lastOrderId = payload.orderId;
      state.scrollTop = payload.scrollTop;
    },
    scrollRestored: (state) => {
      state.scrollTop = 0;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(runSearch.requested.match, (state, { payload }) => ({
        ...state,
        criteria: payload.params,
        status: 'loading' as const,
        failure: null,
      }))
      // A late answer to an older search never replaces a newer one.
      .addMatcher(runSearch.succeeded.match, (state, { payload, meta }) => {
        if (!isWanted(state, payload.params)) return state;
        const results = { criteria: payload.params, ...payload.result, receivedAt: meta.at };
        return { ...state, status: 'success' as const, results };
      })
      .addMatcher(runSearch.failed.match, (state, { payload }) => {
        if (!isWanted(state, payload.params)) return state;
        return { ...state, status: 'error' as const, failure: payload.failure };
      });
  },
});

export const { searchCleared, orderPicked, scrollRestored } = searchSlice.actions;
export const searchReducer = searchSlice.reducer;
