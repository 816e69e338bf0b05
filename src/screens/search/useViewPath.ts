import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * Returns the path of another page, order or tab of the open search. The path keeps the columns from the
 * search's URL.
 */
export function useViewPath(): (criteria: SearchCriteria) => string {
  const columns = useAppSelector((state) => state.search.columns);
  return (criteria) => searchPath(criteria, columns);
}
