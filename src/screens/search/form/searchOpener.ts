import { createContext, useContext } from 'react';
import type { FilterName, SearchCriteria } from '#domain/search/searchCriteria.ts';

/**
 * Opens a search that includes the form's current input. If `columns` is omitted, the columns on screen do
 * not change. Returns false, and opens nothing, if the input is invalid.
 */
export type SearchOpener = (criteria: SearchCriteria, columns?: readonly string[] | null) => boolean;

/** The functions of the form that the controls around it use. */
export interface FormHandle {
  open: SearchOpener;
  openFilters: (group: FilterName) => void;
}

/** The search screen provides this function. It calls the form, because only the form knows its input. */
export const SearchOpenerContext = createContext<SearchOpener>(() => false);

/** Returns the function with which all controls change the search. It includes unsubmitted input. */
export function useSearchOpener(): SearchOpener {
  return useContext(SearchOpenerContext);
}
