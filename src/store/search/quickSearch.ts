import { createOperation } from '#store/operation.ts';

interface QuickSearch {
  term: string;
  /** The place that asks shows the failure; without one the search page does. */
  isShownHere?: boolean;
}

/** The state of the order screen's quick search. */
export const HERE = 'here';

/** The quick search (S7.40): where the text leads, to the only order or to the search with it. */
export const quickSearch = createOperation<QuickSearch, { path: string }>()(
  'quickSearch',
  ({ isShownHere }) => (isShownHere ? HERE : ''),
);
