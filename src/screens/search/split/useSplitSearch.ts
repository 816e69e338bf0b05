import { useEffect, useMemo } from 'react';
import { hasSearchCriteria, parseColumns, parseCriteria } from '#domain/search/searchUrl.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { runSearch, searchOpened } from '#store/search/searchOperations.ts';
import { viewOpened } from '#store/search/searchSlice.ts';
import { useTypedText } from '../form/useTypedText.ts';

/**
 * Runs the search of the split view unless its results are already loaded. Returns its criteria, and whether
 * there is a search whose text is known.
 */
export function useSplitSearch(query: string) {
  const dispatch = useAppDispatch();
  const params = useMemo(() => new URLSearchParams(query), [query]);
  const { text, isLost } = useTypedText(params);
  const criteria = useMemo(
    () => ({ ...parseCriteria(params), ...(text !== null && { searchTerm: text }) }),
    [params, text],
  );
  const isSearch = hasSearchCriteria(params) && !isLost;
  useEffect(() => {
    if (!isSearch) return;
    dispatch(searchOpened({ criteria, again: false }));
    dispatch(viewOpened({ columns: parseColumns(params) }));
  }, [dispatch, criteria, params, isSearch]);
  useEffect(() => () => void dispatch(runSearch.abandoned('')), [dispatch]);
  return { criteria, isSearch };
}
