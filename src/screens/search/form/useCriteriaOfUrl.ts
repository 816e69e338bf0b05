import { useMemo } from 'react';
import { hasSearchCriteria, parseColumns, parseCriteria } from '#domain/search/searchUrl.ts';

/** Returns the search and the columns in a URL's query. */
export function useCriteriaOfUrl(query: string) {
  return useMemo(() => {
    const params = new URLSearchParams(query);
    return {
      criteria: parseCriteria(params),
      columns: parseColumns(params),
      hasSearch: hasSearchCriteria(params),
    };
  }, [query]);
}
