import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import { criteriaKey, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import { continueRun, type SearchRun, withOrders } from '#domain/search/searchRun.ts';
import { type SearchSnapshot, withPage } from '#domain/search/searchSnapshot.ts';
import { ordersRead } from '#store/order/orderOperations.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { saveColumns } from '#store/people/settingsOperations.ts';
import { loadNeighbourPage, runSearch, searchOpened, searchRepeated } from './searchOperations.ts';

/** The last results that arrived, kept while a newer search runs and while an order is open. */
export interface SearchResults {
  criteria: SearchCriteria;
  /** The range that was really asked for. */
  range: DateRange;
  total: number;
  orders: Order[];
  /** Path of the one order that the search text named, past the list; null if there is none. */
  directHit: string | null;
  /** Epoch milliseconds. */
  receivedAt: number;
}

export interface SearchState {
  /** The search of the screen; null before any search. */
  criteria: SearchCriteria | null;
  status: 'idle' | 'loading' | 'success' | 'error';
  results: SearchResults | null;
  failure: Failure | null;
  /**
   * The results that "previous", "next" and "n of total" on the order screen use; null before any results.
   */
  snapshot: SearchSnapshot | null;
  /** The run that the results belong to; null before any. */
  run: SearchRun | null;
  /** Ordered column IDs of the saved search that was picked; null shows the person's own. */
  columns: readonly string[] | null;
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
  snapshot: null,
  run: null,
  columns: null,
  lastOrderId: null,
  scrollTop: 0,
};

function isWanted(state: SearchState, criteria: SearchCriteria): boolean {
  return state.criteria !== null && criteriaKey(state.criteria) === criteriaKey(criteria);
}

/** The same list with the orders that were read since; the very list where it holds none of them. */
function withFresh(orders: Order[], read: readonly Order[]): Order[] {
  const fresh = new Map(read.map((order) => [order.orderId, order]));
  return orders.some(({ orderId }) => fresh.has(orderId))
    ? orders.map((order) => fresh.get(order.orderId) ?? order)
    : orders;
}

function idsOf(orders: readonly Order[]): string[] {
  return orders.map(({ orderId }) => orderId);
}

function takeSnapshot({ receivedAt, criteria, range, total, orders }: SearchResults): SearchSnapshot {
  return { takenAt: receivedAt, criteria, range, total, pages: { [criteria.page]: idsOf(orders) } };
}

function endRun(state: SearchState): SearchState {
  return { ...state, run: state.run && { ...state.run, isOver: true } };
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
    /** A reload or a new tab: the place among the last results comes from what the browser remembers of them. */
    resultsRecalled: (state, { payload }: PayloadAction<SearchSnapshot>) => ({
      ...state,
      snapshot: state.snapshot ?? payload,
    }),
    /** The address of a search brings its columns, or leaves the person's own. */
    viewOpened: (state, { payload }: PayloadAction<{ columns: string[] | null }>) => {
      state.columns = payload.columns;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(searchRepeated, endRun)
      // A retry goes on with what could not be read.
      .addCase(searchOpened, (state, { payload }) =>
        payload.again && state.status !== 'error' ? endRun(state) : state,
      )
      .addMatcher(runSearch.requested.match, (state, { payload }) => ({
        ...state,
        criteria: payload.params,
        status: 'loading' as const,
        failure: null,
      }))
      // A late answer to an older search never replaces a newer one.
      .addMatcher(runSearch.succeeded.match, (state, { payload, meta }) => {
        if (!isWanted(state, payload.params)) return state;
        const { params, result } = payload;
        const results = { criteria: params, ...result, receivedAt: meta.at };
        const { total, orders } = result;
        const page = { criteria: params, total, orderIds: idsOf(orders), at: meta.at };
        return {
          ...state,
          status: 'success' as const,
          results,
          snapshot: takeSnapshot(results),
          run: continueRun(state.run, page),
        };
      })
      .addMatcher(runSearch.failed.match, (state, { payload }) => {
        if (!isWanted(state, payload.params)) return state;
        return { ...state, status: 'error' as const, failure: payload.failure };
      })
      // The screen was left: what it asked for is asked again when it is opened again.
      .addMatcher(runSearch.abandoned.match, (state) =>
        state.status === 'loading' ? { ...state, status: 'idle' as const } : state,
      )
      .addMatcher(loadNeighbourPage.succeeded.match, (state, { payload }) => {
        const { snapshot, run } = state;
        if (snapshot?.takenAt !== payload.params.takenAt) return state;
        const ids = idsOf(payload.result);
        return {
          ...state,
          snapshot: withPage(snapshot, payload.params.page, ids),
          run: run && withOrders(run, ids),
        };
      })
      .addMatcher(ordersRead.match, (state, { payload }) => {
        const { results } = state;
        if (!results) return state;
        const orders = withFresh(results.orders, payload);
        return orders === results.orders ? state : { ...state, results: { ...results, orders } };
      })
      // A person who chooses columns wants to see them.
      .addMatcher(saveColumns.requested.match, (state, { payload }) =>
        'columns' in payload.params ? { ...state, columns: null } : state,
      );
  },
});

export const { searchCleared, orderPicked, resultsRecalled, viewOpened } = searchSlice.actions;
export const searchReducer = searchSlice.reducer;
