import { combineReducers } from '@reduxjs/toolkit';
import { bulkReducer } from './bulkSlice.ts';
import { callsReducer } from './callsSlice.ts';
import { configurationReducer } from './configurationSlice.ts';
import { diagnosticsReducer } from './diagnosticsSlice.ts';
import { draftsReducer } from './draftsSlice.ts';
import { exportReducer } from './exportSlice.ts';
import { lastSearchReducer } from './lastSearchSlice.ts';
import { messagesReducer } from './messagesSlice.ts';
import { notificationsReducer } from './notificationsSlice.ts';
import { operationsReducer } from './operationsSlice.ts';
import { ordersReducer } from './ordersSlice.ts';
import { searchReducer } from './searchSlice.ts';
import { selectionReducer } from './selectionSlice.ts';
import { sentWritesReducer } from './sentWritesSlice.ts';
import { sessionReducer } from './sessionSlice.ts';
import { settingsReducer } from './settingsSlice.ts';
import { triageReducer } from './triageSlice.ts';
import { versionReducer } from './versionSlice.ts';

export const rootReducer = combineReducers({
  configuration: configurationReducer,
  session: sessionReducer,
  settings: settingsReducer,
  search: searchReducer,
  selection: selectionReducer,
  export: exportReducer,
  lastSearch: lastSearchReducer,
  orders: ordersReducer,
  drafts: draftsReducer,
  sentWrites: sentWritesReducer,
  operations: operationsReducer,
  messages: messagesReducer,
  notifications: notificationsReducer,
  calls: callsReducer,
  diagnostics: diagnosticsReducer,
  version: versionReducer,
  triage: triageReducer,
  bulk: bulkReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
