import { createOperation } from './operation.ts';

/** Picks every order of the open search that the person may change; `receivedAt` names its answer, and is the result. */
export const selectResults = createOperation<{ receivedAt: number }, number>()('selectResults', () => '');
