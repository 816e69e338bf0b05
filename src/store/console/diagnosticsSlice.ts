import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RecordedError } from '#domain/console/diagnostics.ts';

const ERRORS_KEPT = 50;
const STACK_LINES = 6;

const diagnosticsSlice = createSlice({
  name: 'diagnostics',
  initialState: { errors: [] as RecordedError[] },
  reducers: {
    errorRecorded: {
      prepare: ({ where, error }: { where: string; error: unknown }) => {
        const {
          name,
          message,
          stack = '',
        } = error instanceof Error ? error : { name: '', message: String(error) };
        const lines = stack.split('\n').slice(0, STACK_LINES).join('\n');
        return { payload: { at: Date.now(), where, name, message, stack: lines } };
      },
      reducer: (state, { payload }: PayloadAction<RecordedError>) => {
        state.errors = [...state.errors, payload].slice(-ERRORS_KEPT);
      },
    },
  },
});

export const { errorRecorded } = diagnosticsSlice.actions;
export const diagnosticsReducer = diagnosticsSlice.reducer;
