import { combineReducers } from '@reduxjs/toolkit';
import type { BulkState } from '#store/bulk/bulkSlice.ts';
import { callsReducer } from '#store/console/callsSlice.ts';
import { configurationReducer } from '#store/console/configurationSlice.ts';
import { diagnosticsReducer } from '#store/console/diagnosticsSlice.ts';
import { draftsReducer } from '#store/console/draftsSlice.ts';
import { messagesReducer } from '#store/console/messagesSlice.ts';
import type { ProgressState } from '#store/console/progressSlice.ts';
import { serverReducer } from '#store/console/serverSlice.ts';
import { ordersReducer } from '#store/order/ordersSlice.ts';
import { notificationsReducer } from '#store/people/notificationsSlice.ts';
import { sessionReducer } from '#store/people/sessionSlice.ts';
import { settingsReducer } from '#store/people/settingsSlice.ts';
import { exportReducer } from '#store/results/exportSlice.ts';
import { handledOrdersReducer } from '#store/results/handledOrdersSlice.ts';
import { selectionReducer } from '#store/results/selectionSlice.ts';
import { searchReducer } from '#store/search/searchSlice.ts';
import type { SentWritesState } from '#store/writes/sentWritesSlice.ts';
import { operationsReducer } from './operationsSlice.ts';

/** The reducers that the first screen needs. */
export const FIRST_REDUCERS = {
  configuration: configurationReducer,
  session: sessionReducer,
  settings: settingsReducer,
  search: searchReducer,
  selection: selectionReducer,
  export: exportReducer,
  orders: ordersReducer,
  drafts: draftsReducer,
  operations: operationsReducer,
  messages: messagesReducer,
  notifications: notificationsReducer,
  calls: callsReducer,
  diagnostics: diagnosticsReducer,
  server: serverReducer,
  handledOrders: handledOrdersReducer,
};

/** A reducer for a state that only deferred use cases change. */
function unchanged<State>(initial: State) {
  return (state: State = initial): State => state;
}

/** The reducer until `rootReducer`, which is loaded with the deferred use cases, replaces it. */
export const firstReducer = combineReducers({
  ...FIRST_REDUCERS,
  sentWrites: unchanged<SentWritesState>({}),
  progress: unchanged<ProgressState>({}),
  bulk: unchanged<BulkState>({ runs: {}, shownJobId: null }),
});
