import '#screens/search/split/split.css';
import type { ReactNode } from 'react';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { MissingIdsNotice } from '#screens/search/results/MissingIdsNotice.tsx';
import { PageWithoutRows, UnreadableOrdersNotice } from '#screens/search/results/PageWithoutRows.tsx';
import { ResultLimitNotice } from '#screens/search/results/ResultsNotices.tsx';
import { SearchAccessRequest } from '#screens/search/results/SearchAccessRequest.tsx';
import { SplitViewList } from '#screens/search/split/SplitViewList.tsx';
import { useAppSelector } from '#store/hooks.ts';
import type { Part } from './part.ts';
import { HOSTILE_RESULTS_QUERY, RESULTS_QUERY, withResults } from './storeStates.ts';

/** A search for the ID of an order and for two unknown IDs, one of which contains markup. */
const SOME_UNKNOWN = `?searchTerm=${LANDMARKS.single}+10000000-0000-4000-a000-000000000099+VP-1%3Cb%3E-2&page=1`;

const UNSCROLLED = { current: null };

function Results({ children }: { children: (results: SearchResults) => ReactNode }) {
  const results = useAppSelector((state) => state.search.results);
  return results && children(results);
}

/** The parts above the results, those that replace the results, and the results beside an open order. */
export const RESULT_PARTS: readonly Part[] = [
  { id: 'results-cap', examples: { full: {} }, render: () => <ResultLimitNotice /> },
  { id: 'results-unreadable', examples: { full: {} }, render: () => <UnreadableOrdersNotice count={3} /> },
  {
    id: 'results-page-without-rows',
    examples: { full: {}, empty: {} },
    render: ({ state }) => (
      <PageWithoutRows criteria={{ ...DEFAULT_CRITERIA, page: 4 }} total={state === 'full' ? 400 : 120} />
    ),
  },
  { id: 'results-access', examples: { full: {} }, render: () => <SearchAccessRequest /> },
  {
    id: 'results-missing-ids',
    examples: {
      full: withResults(SOME_UNKNOWN),
      empty: withResults(RESULTS_QUERY),
    },
    render: () => <Results>{(results) => <MissingIdsNotice results={results} />}</Results>,
  },
  {
    id: 'search-split',
    examples: {
      full: { ...withResults(RESULTS_QUERY), query: RESULTS_QUERY },
      loading: { query: RESULTS_QUERY, responses: 'never' },
      empty: { query: '?searchTerm=nobody-has-this&page=1' },
      failed: { query: RESULTS_QUERY, responses: 'rejected' },
      hostile: { ...withResults(HOSTILE_RESULTS_QUERY), query: HOSTILE_RESULTS_QUERY },
    },
    render: ({ query }) => <SplitViewList orderId="" query={query} scroll={UNSCROLLED} />,
  },
];
