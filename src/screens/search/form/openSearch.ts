import { createContext, useContext } from 'react';
import type { FilterName, SearchCriteria } from '#domain/search/searchCriteria.ts';

/** Opens a search together with the form's input; without columns, those on screen stay. */
export type OpenSearch = (criteria: SearchCriteria, columns?: readonly string[] | null) => void;

/** The form's interface for the controls around it. */
export interface FormHandle {
  open: OpenSearch;
  openFilters: (group: FilterName) => void;
}

/** Provided by the search screen and implemented by the form, which alone knows the typed input. */
export const OpenSearchContext = createContext<OpenSearch>(() => undefined);

/** For every control that changes the open search: input that is not submitted yet is included. */
export function useOpenSearch(): OpenSearch {
  return useContext(OpenSearchContext);
}
