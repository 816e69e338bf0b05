import { combineReducers } from '@reduxjs/toolkit';
import { sentWritesReducer } from '#store/actions/sentWritesSlice.ts';
import { bulkReducer } from '#store/bulk/bulkSlice.ts';
import { callsReducer } from '#store/console/callsSlice.ts';
import { configurationReducer } from '#store/console/configurationSlice.ts';
import { diagnosticsReducer } from '#store/console/diagnosticsSlice.ts';
import { draftsReducer } from '#store/console/draftsSlice.ts';
import { messagesReducer } from '#store/console/messagesSlice.ts';
import { progressReducer } from '#store/console/progressSlice.ts';
import { versionReducer } from '#store/console/versionSlice.ts';
import { ordersReducer } from '#store/order/ordersSlice.ts';
import { notificationsReducer } from '#store/people/notificationsSlice.ts';
import { sessionReducer } from '#store/people/sessionSlice.ts';
import { settingsReducer } from '#store/people/settingsSlice.ts';
import { exportReducer } from '#store/results/exportSlice.ts';
import { handledOrdersReducer } from '#store/results/handledOrdersSlice.ts';
import { selectionReducer } from '#store/results/selectionSlice.ts';
import { searchReducer } from '#store/search/searchSlice.ts';
import { operationsReducer } from './operationsSlice.ts';

export const rootReducer = combineReducers({
  configuration: configurationReducer,
  session: sessionReducer,
  settings: settingsReducer,
  search: searchReducer,
  selection: selectionReducer,
  export: exportReducer,
  orders: ordersReducer,
  drafts: draftsReducer,
  sentWrites: sentWritesReducer,
  operations: operationsReducer,
  progress: progressReducer,
  messages: messagesReducer,
  notifications: notificationsReducer,
  calls: callsReducer,
  diagnostics: diagnosticsReducer,
  version: versionReducer,
  handledOrders: handledOrdersReducer,
  bulk: bulkReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
