import { useMemo } from 'react';
import { hasSearchCriteria, parseColumns, parseCriteria } from '#domain/search/searchUrl.ts';

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
