import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#domain/failure.ts';
import { type Order, orderIdsOf } from '#domain/order/order.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { continueResultSet, type ResultSet, withOrders } from '#domain/search/resultSet.ts';
import { criteriaKey, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { type SearchSnapshot, withPage } from '#domain/search/searchSnapshot.ts';
import type { OperationState } from '#store/operation.ts';
import { orderOpened, ordersRefreshed } from '#store/order/orderOperations.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { columnsChanged } from '#store/people/settingsSlice.ts';
import { loadNeighborPage, resultSetEnded, runSearch, searchRepeated } from './searchOperations.ts';

export interface SearchState {
  /** The search on the screen; null before the first search. */
  criteria: SearchCriteria | null;
  /**
   * `refused`: the dates of the last search are invalid, so it was not sent. The screens read the status here
   * and not from the operation, because the operation knows neither refused nor cleared searches.
   */
  status: OperationState['status'] | 'refused';
  /** The last results that arrived. */
  results: SearchResults | null;
  failure: Failure | null;
  /** The results for "previous", "next" and "n of total" on the order screen; null before any results. */
  snapshot: SearchSnapshot | null;
  /** The result set (R100) that the last page belongs to; null before the first search. */
  resultSet: ResultSet | null;
  /** Ordered column IDs of the selected saved search; null shows the user's own columns. */
  columns: readonly string[] | null;
  /**
   * The orders that were opened since the search was cleared, latest first, also those in a new tab. On return
   * to the list, the first one on the page gets the focus. The recent orders are in `orders.opened`.
   */
  openedIds: string[];
  /** The scroll position of the list, in pixels. */
  scrollTop: number;
}

const initialState: SearchState = {
  criteria: null,
  status: 'idle',
  results: null,
  failure: null,
  snapshot: null,
  resultSet: null,
  columns: null,
  openedIds: [],
  scrollTop: 0,
};

function isWanted(state: SearchState, criteria: SearchCriteria): boolean {
  return state.criteria !== null && criteriaKey(state.criteria) === criteriaKey(criteria);
}

/** Replaces the orders that were read again. Returns the same list if it contains none of them. */
function withFresh(orders: readonly Order[], read: readonly Order[]): readonly Order[] {
  const fresh = new Map(read.map((order) => [order.orderId, order]));
  return orders.some(({ orderId }) => fresh.has(orderId))
    ? orders.map((order) => fresh.get(order.orderId) ?? order)
    : orders;
}

function takeSnapshot({ receivedAt, criteria, range, total, orders }: SearchResults): SearchSnapshot {
  return { takenAt: receivedAt, criteria, range, total, pages: { [criteria.page]: orderIdsOf(orders) } };
}

function endResultSet(state: SearchState): SearchState {
  return { ...state, resultSet: state.resultSet && { ...state.resultSet, hasEnded: true } };
}

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchCleared: ({ snapshot }) => ({ ...initialState, snapshot }),
    searchRefused: ({ snapshot }) => ({ ...initialState, snapshot, status: 'refused' as const }),
    resultOpened: (state, { payload }: PayloadAction<{ orderId: string; scrollTop: number }>) => {
      state.openedIds.unshift(payload.orderId);
      state.scrollTop = payload.scrollTop;
    },
    /** The snapshot of the last results, read from the browser's storage after a reload or in a new tab. */
    resultsRecalled: (state, { payload }: PayloadAction<SearchSnapshot>) => ({
      ...state,
      snapshot: state.snapshot ?? payload,
    }),
    /** The user opened the URL of a search. Without columns in it (null), the user's own are shown. */
    searchUrlOpened: (state, { payload }: PayloadAction<{ columns: string[] | null }>) => {
      state.columns = payload.columns;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(searchRepeated, endResultSet)
      .addCase(resultSetEnded, endResultSet)
      // The list returns to the row of the opened order, however it was opened.
      .addCase(orderOpened, (state, { payload }) => {
        state.openedIds.unshift(payload.orderId);
      })
      .addCase(ordersRefreshed, (state, { payload }) => {
        const { results } = state;
        if (!results) return state;
        const orders = withFresh(results.orders, payload);
        return orders === results.orders ? state : { ...state, results: { ...results, orders } };
      })
      // The user's new columns replace those of the saved search, so that the change is visible immediately.
      .addCase(columnsChanged, (state, { payload }) =>
        'columns' in payload ? { ...state, columns: null } : state,
      )
      .addCase(runSearch.requested, (state, { payload }) => ({
        ...state,
        criteria: payload.params,
        status: 'running' as const,
        failure: null,
      }))
      // A late response to an older search never replaces the results of a newer one.
      .addCase(runSearch.succeeded, (state, { payload, meta }) => {
        if (!isWanted(state, payload.params)) return state;
        const { params, result } = payload;
        const results = { criteria: params, ...result, receivedAt: meta.at };
        return {
          ...state,
          status: 'succeeded' as const,
          results,
          snapshot: takeSnapshot(results),
          resultSet: continueResultSet(state.resultSet, results),
        };
      })
      .addCase(runSearch.failed, (state, { payload }) => {
        if (!isWanted(state, payload.params)) return state;
        return { ...state, status: 'failed' as const, failure: payload.failure };
      })
      // The user left the screen. The search runs again when the screen is opened again.
      .addCase(runSearch.abandoned, (state) =>
        state.status === 'running' ? { ...state, status: 'idle' as const } : state,
      )
      .addCase(loadNeighborPage.succeeded, (state, { payload }) => {
        const { snapshot, resultSet } = state;
        if (snapshot?.takenAt !== payload.params.takenAt) return state;
        return {
          ...state,
          snapshot: withPage(snapshot, payload.params.page, orderIdsOf(payload.result)),
          resultSet: resultSet && withOrders(resultSet, payload.result),
        };
      });
  },
});

export const { searchCleared, searchRefused, resultOpened, resultsRecalled, searchUrlOpened } =
  searchSlice.actions;
export const searchReducer = searchSlice.reducer;
