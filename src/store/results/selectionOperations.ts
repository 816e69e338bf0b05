import { createOperation } from '#store/operation.ts';

/**
 * The result of "Select all": the number of orders that were read, the total number of results, and the
 * number of read orders that the user can select; `unreadable` orders were found but could not be read.
 * `receivedAt` identifies the results.
 */
export interface SelectedResults {
  receivedAt: number;
  found: number;
  total: number;
  permitted: number;
  unreadable: number;
}

/**
 * Selects the orders of the open search that the user can change, up to the limit of a CSV export;
 * `receivedAt` identifies the results.
 */
export const selectAllResults = createOperation<{ receivedAt: number }, SelectedResults>()(
  'selectAllResults',
  '',
);
