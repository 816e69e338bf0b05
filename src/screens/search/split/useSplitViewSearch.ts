import { useEffect, useLayoutEffect } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { runSearch, searchOpened } from '#store/search/searchOperations.ts';
import { searchUrlOpened } from '#store/search/searchSlice.ts';
import { useCriteriaOfUrl } from '../form/useCriteriaOfUrl.ts';

/** Runs the search of the split view unless its results are already loaded. Returns its criteria and columns. */
export function useSplitViewSearch(query: string) {
  const dispatch = useAppDispatch();
  const { criteria, columns } = useCriteriaOfUrl(query);
  useEffect(() => {
    dispatch(searchOpened({ criteria, again: false }));
    dispatch(searchUrlOpened({ columns }));
  }, [dispatch, criteria, columns]);
  // The search screen starts its search in a layout effect: a passive effect would stop that search.
  useLayoutEffect(() => () => void dispatch(runSearch.abandoned('')), [dispatch]);
  return { criteria, columns };
}
