import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Returns a function that returns the path of a search with the columns from the current search's URL. */
export function useSearchPath(): (criteria: SearchCriteria) => string {
  const columns = useAppSelector((state) => state.search.columns);
  return (criteria) => searchPath(criteria, columns);
}
