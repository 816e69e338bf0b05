import { parseCriteria } from '#domain/search/searchUrl.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { resultsRecalled } from '#store/search/searchSlice.ts';

/** The state after a reload: the last search is that of the query, and found nothing. */
export function lastSearched(query: string): Pick<RootState, 'search'> {
  const criteria = parseCriteria(new URLSearchParams(query));
  const snapshot = { takenAt: 0, criteria, range: { start: '', end: '' }, total: 0, pages: {} };
  const { search } = rootReducer(undefined, resultsRecalled(snapshot));
  return { search };
}
