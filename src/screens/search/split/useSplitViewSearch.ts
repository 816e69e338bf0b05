import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withSplit } from '#domain/results/splitView.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { runSearch, searchOpened } from '#store/search/searchOperations.ts';
import { searchUrlOpened } from '#store/search/searchSlice.ts';
import { useCriteriaOfUrl } from '../form/useCriteriaOfUrl.ts';

/**
 * Runs the search of the split view unless its results are already loaded. Returns its criteria and columns.
 * `isSearch` is false if `query` contains no search or its stored text is lost.
 */
export function useSplitViewSearch(query: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const replaceQuery = useCallback(
    (short: string) => void navigate({ search: withSplit(search, short) }, { replace: true, state }),
    [navigate, search, state],
  );
  const { criteria, columns, hasSearch, isLost, isTooLong } = useCriteriaOfUrl(query, replaceQuery);
  const isSearch = hasSearch && !isLost;
  useEffect(() => {
    if (!isSearch || isTooLong) return;
    dispatch(searchOpened({ criteria, again: false }));
    dispatch(searchUrlOpened({ columns }));
  }, [dispatch, criteria, columns, isSearch, isTooLong]);
  // The search screen starts its search in a layout effect: a passive effect would stop that search.
  useLayoutEffect(() => () => void dispatch(runSearch.abandoned('')), [dispatch]);
  return { criteria, columns, isSearch };
}
