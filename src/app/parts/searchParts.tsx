import { SearchScreen } from '#screens/search/SearchScreen.tsx';
import type { Part } from './part.ts';

const RESULTS = '?page=1';
/** The landmarks from `noPreview` to `wrongTypes`: what a platform can send, and should not. */
const HOSTILE = '?searchTerm=10000000-0000-4000-a000-00000000004*&page=1';

/** The search with its form: the queue before a search, and the results of one. */
export const SEARCH_PARTS: readonly Part[] = [
  {
    id: 'search-start',
    scenes: {
      full: { query: '' },
      loading: { query: '', answers: 'never' },
      failed: { query: '', answers: 'refused' },
    },
    draw: ({ query }) => <SearchScreen query={query} />,
  },
  {
    id: 'search-results',
    scenes: {
      full: { query: RESULTS },
      loading: { query: RESULTS, answers: 'never' },
      empty: { query: '?searchTerm=nobody-has-this&page=1' },
      failed: { query: RESULTS, answers: 'refused' },
      hostile: { query: HOSTILE },
    },
    draw: ({ query }) => <SearchScreen query={query} />,
  },
];
