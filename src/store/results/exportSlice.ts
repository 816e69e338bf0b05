import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CsvSeparator } from '#domain/csv.ts';
import type { ColumnId } from '#domain/results/columns.ts';
import type { RowRange } from '#domain/results/exportPages.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

export interface ExportRequest {
  criteria: SearchCriteria;
  /**
   * The range of the displayed search, so that the file contains the orders on screen; null if the range must
   * be calculated from the current time.
   */
  range: DateRange | null;
  columns: readonly ColumnId[];
  separator: CsvSeparator;
}

/** An incomplete export. The user decides what to do with it. */
export interface IncompleteExport {
  /** The number of loaded orders; `total` is the number of all orders. */
  count: number;
  total: number;
  missing: readonly RowRange[];
  /** The number of orders that could not be read. */
  unreadable: number;
}

/** A file with the loaded orders. */
interface SavedExport {
  name: string;
  count: number;
  /** The number of orders that are missing because they could not be read. */
  unreadable: number;
}

export type ExportState =
  | { status: 'idle' }
  | { status: 'running'; count: number; total: number | null }
  | ({ status: 'incomplete' } & IncompleteExport)
  | { status: 'refused'; total: number }
  | ({ status: 'saved' } & SavedExport);

/** The user wants a file of the loaded rows that lists the missing ones. */
export const partialFileRequested = createAction('export/partialFileRequested');

const idle = (): ExportState => ({ status: 'idle' });

const exportSlice = createSlice({
  name: 'export',
  initialState: idle,
  reducers: {
    /** One export runs at a time, so a request during an export is ignored. */
    exportRequested: (state, _action: PayloadAction<ExportRequest>): ExportState =>
      state.status === 'running' ? state : { status: 'running', count: 0, total: null },
    exportProgressed: (
      _state,
      { payload }: PayloadAction<{ count: number; total: number }>,
    ): ExportState => ({ status: 'running', ...payload }),
    exportIncomplete: (_state, { payload }: PayloadAction<IncompleteExport>): ExportState => ({
      status: 'incomplete',
      ...payload,
    }),
    /** There are more orders than one file can contain (S5.13). */
    exportRefused: (_state, { payload }: PayloadAction<{ total: number }>): ExportState => ({
      status: 'refused',
      ...payload,
    }),
    exportSaved: (_state, { payload }: PayloadAction<SavedExport>): ExportState => ({
      status: 'saved',
      ...payload,
    }),
    exportFailed: idle,
    /** The user cancelled the export, discarded an incomplete one, or dismissed its result message. */
    exportCancelled: idle,
    /** The user wants the missing pages to be loaded again. The others are kept. */
    missingPagesRequested: (state): ExportState =>
      state.status === 'incomplete' ? { status: 'running', count: state.count, total: state.total } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, idle);
  },
});

export const {
  exportRequested,
  exportProgressed,
  exportIncomplete,
  exportRefused,
  exportSaved,
  exportFailed,
  exportCancelled,
  missingPagesRequested,
} = exportSlice.actions;
export const exportReducer = exportSlice.reducer;
