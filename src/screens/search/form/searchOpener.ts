import { createContext, useContext } from 'react';
import type { FilterName, SearchCriteria } from '#domain/search/searchCriteria.ts';

/**
 * Opens a search that includes the form's current input. Without `columns`, the columns on screen do not
 * change.
 */
export type SearchOpener = (criteria: SearchCriteria, columns?: readonly string[] | null) => void;

/** The functions of the form that the controls around it use. */
export interface FormHandle {
  open: SearchOpener;
  openFilters: (group: FilterName) => void;
}

/**
 * The search screen provides the function, and the form implements it, because only the form knows its input.
 */
export const SearchOpenerContext = createContext<SearchOpener>(() => undefined);

/**
 * Returns the function for all controls that change the open search. The new search includes input that has
 * not been submitted yet.
 */
export function useSearchOpener(): SearchOpener {
  return useContext(SearchOpenerContext);
}
