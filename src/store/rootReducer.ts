import { combineReducers } from '@reduxjs/toolkit';
import { bulkReducer } from '#store/bulk/bulkSlice.ts';
import { progressReducer } from '#store/console/progressSlice.ts';
import { sentWritesReducer } from '#store/writes/sentWritesSlice.ts';
import { FIRST_REDUCERS } from './firstReducer.ts';

export const rootReducer = combineReducers({
  ...FIRST_REDUCERS,
  sentWrites: sentWritesReducer,
  progress: progressReducer,
  bulk: bulkReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
