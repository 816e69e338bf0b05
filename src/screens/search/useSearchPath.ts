import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useAppSelector } from '#store/hooks.ts';

export function useSearchPath(): (criteria: SearchCriteria) => string {
  const columns = useAppSelector((state) => state.search.columns);
  return (criteria) => searchPath(criteria, columns);
}
