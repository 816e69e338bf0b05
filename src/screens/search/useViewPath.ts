import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useAppSelector } from '#store/hooks.ts';

/** The path to another page, order or part of the open search; it keeps the columns that the search was opened with. */
export function useViewPath(): (criteria: SearchCriteria) => string {
  const columns = useAppSelector((state) => state.search.columns);
  return (criteria) => searchPath(criteria, columns);
}
