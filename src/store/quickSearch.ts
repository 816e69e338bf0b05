import { createOperation } from './operation.ts';

/** The order screen's quick search (S7.40): where the text leads, to the only order or to the search with it. */
export const quickSearch = createOperation<{ term: string }, { path: string }>()('quickSearch', () => '');
