import '#screens/search/split/split.css';
import type { ReactNode } from 'react';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { MissingIds } from '#screens/search/results/MissingIds.tsx';
import { PageWithoutRows } from '#screens/search/results/PageWithoutRows.tsx';
import { ResultLimitNotice } from '#screens/search/results/ResultLimitNotice.tsx';
import { SearchAccessRequest } from '#screens/search/results/SearchAccessRequest.tsx';
import { UnreadableOrders } from '#screens/search/results/UnreadableOrders.tsx';
import { SplitList } from '#screens/search/split/SplitList.tsx';
import { useAppSelector } from '#store/hooks.ts';
import type { SearchResults } from '#store/search/searchSlice.ts';
import { type Part, STILL } from './part.ts';
import { found, HOSTILE_RESULTS, RESULTS } from './storeScenes.ts';

const NO_DATA = 'it draws only a number';
/** A search for the ID of an order and for two unknown IDs, one of which contains markup. */
const SOME_UNKNOWN = `?searchTerm=${LANDMARKS.single}+10000000-0000-4000-a000-000000000099+VP-1%3Cb%3E-2&page=1`;

/** The scroll position of a list that has not been scrolled. */
const UNSCROLLED = { current: null };

/** Renders the children with the results in the store, once there are any. */
function Results({ children }: { children: (results: SearchResults) => ReactNode }) {
  const results = useAppSelector((state) => state.search.results);
  return results && children(results);
}

/** The parts above the results, those that replace the results, and the results beside an open order. */
export const RESULT_PARTS: readonly Part[] = [
  {
    id: 'results-cap',
    scenes: { full: {} },
    without: { ...STILL, empty: 'below the cap nothing is drawn', hostile: NO_DATA },
    draw: () => <ResultLimitNotice />,
  },
  {
    id: 'results-unread',
    scenes: { full: {} },
    without: { ...STILL, empty: 'it is drawn for unreadable orders', hostile: NO_DATA },
    draw: () => <UnreadableOrders count={3} />,
  },
  {
    id: 'results-page-without-rows',
    scenes: { full: {}, empty: {} },
    without: { ...STILL, hostile: NO_DATA },
    draw: ({ state }) => (
      <PageWithoutRows criteria={{ ...DEFAULT_CRITERIA, page: 4 }} total={state === 'full' ? 400 : 120} />
    ),
  },
  {
    id: 'results-access',
    scenes: { full: {} },
    without: { ...STILL, empty: 'it always has a link', hostile: 'drawing-access-request shows it' },
    draw: () => <SearchAccessRequest />,
  },
  {
    id: 'results-missing-ids',
    scenes: { full: { prepare: found(SOME_UNKNOWN) }, empty: { prepare: found(RESULTS) } },
    without: { ...STILL, hostile: 'one ID of the full ones is markup' },
    draw: () => <Results>{(results) => <MissingIds results={results} />}</Results>,
  },
  {
    id: 'search-split',
    scenes: {
      full: { prepare: found(RESULTS), query: RESULTS },
      loading: { query: RESULTS, answers: 'never' },
      empty: { query: '' },
      failed: { query: RESULTS, answers: 'refused' },
      hostile: { prepare: found(HOSTILE_RESULTS), query: HOSTILE_RESULTS },
    },
    draw: ({ query }) => <SplitList orderId="" query={query} scroll={UNSCROLLED} />,
  },
];
