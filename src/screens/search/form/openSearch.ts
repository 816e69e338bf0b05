import { createContext, useContext } from 'react';
import type { FilterName, SearchCriteria } from '#domain/searchCriteria.ts';

/** Opens a search with what is typed into the form; without columns, those on screen stay. */
export type OpenSearch = (criteria: SearchCriteria, columns?: readonly string[] | null) => void;

/** The interface of the form for the controls around it. */
export interface FormHandle {
  open: OpenSearch;
  openFilters: (group: FilterName) => void;
}

/** Provided by the search screen; the form does the work, because it alone knows what is typed. */
export const OpenSearchContext = createContext<OpenSearch>(() => undefined);

/** For every control that changes the open search: what is typed and not submitted yet is searched for as well. */
export function useOpenSearch(): OpenSearch {
  return useContext(OpenSearchContext);
}
