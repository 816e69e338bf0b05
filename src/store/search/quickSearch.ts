import { createOperation } from '#store/operation.ts';

export interface QuickSearchParams {
  term: string;
  /** Whether the component that started the search shows its failure; otherwise the search page does. */
  showsFailureHere?: boolean;
}

export const ORDER_SCREEN_SUBJECT = 'orderScreen';

/** The quick search (S7.40). Its result is the path to the only order found, or to a search for the text. */
export const quickSearch = createOperation<QuickSearchParams, { path: string }>()(
  'quickSearch',
  ({ showsFailureHere }) => (showsFailureHere ? ORDER_SCREEN_SUBJECT : ''),
);
