import '#screens/search/search.css';
import { DEFAULT_CRITERIA, NO_FILTERS } from '#domain/search/searchCriteria.ts';
import { DownloadPanel } from '#screens/search/export/DownloadPanel.tsx';
import { AdvancedSearch } from '#screens/search/filters/AdvancedSearch.tsx';
import { SearchScreen } from '#screens/search/SearchScreen.tsx';
import { SelectionBar } from '#screens/search/selection/SelectionBar.tsx';
import { ColumnsPanel } from '#screens/search/table/columns/ColumnsPanel.tsx';
import { saveSettings } from '#store/people/settingsOperations.ts';
import { FAILURE, HOSTILE_TEXT, noop } from './exampleData.ts';
import type { Part } from './part.ts';
import {
  dispatching,
  HOSTILE_RESULTS_QUERY,
  HOSTILE_SEARCH_NAMES,
  RESULTS_QUERY,
  SAVED_SEARCH_NAMES,
  withResults,
  withSavedSearches,
  withSelection,
} from './storeStates.ts';

const failToSave = dispatching(saveSettings.failed({ params: { document: 'columns' }, failure: FAILURE }));

export const SEARCH_PARTS: readonly Part[] = [
  {
    id: 'search-start',
    examples: {
      full: { query: '' },
      loading: { query: '', responses: 'never' },
      empty: { query: '', responses: 'empty' },
      failed: { query: '', responses: 'rejected' },
      hostile: { query: '', prepare: withSavedSearches(...HOSTILE_SEARCH_NAMES) },
    },
    render: ({ query }) => <SearchScreen query={query} />,
  },
  {
    id: 'search-results',
    examples: {
      full: { query: RESULTS_QUERY },
      loading: { query: RESULTS_QUERY, responses: 'never' },
      empty: { query: '?searchTerm=nobody-has-this&page=1' },
      failed: { query: RESULTS_QUERY, responses: 'rejected' },
      hostile: { query: HOSTILE_RESULTS_QUERY },
    },
    render: ({ query }) => <SearchScreen query={query} />,
  },
  {
    id: 'search-filters',
    examples: {
      full: { prepare: withSavedSearches(...SAVED_SEARCH_NAMES) },
      loading: { responses: 'never' },
      empty: { responses: 'empty' },
      failed: { responses: 'rejected' },
      hostile: { prepare: withSavedSearches(...HOSTILE_SEARCH_NAMES) },
    },
    isOverlay: true,
    render: ({ state }) => {
      const merchants = state === 'full' ? ['acme-print'] : [HOSTILE_TEXT];
      const filters = { ...NO_FILTERS, ...(state !== 'empty' && { merchants }) };
      const criteria = { ...DEFAULT_CRITERIA, filters };
      return (
        <AdvancedSearch criteria={criteria} opened={{ group: null }} onApply={() => true} onClose={noop} />
      );
    },
  },
  {
    id: 'search-columns',
    examples: { full: {}, failed: { prepare: failToSave } },
    render: () => <ColumnsPanel onClose={noop} />,
  },
  {
    id: 'search-download',
    examples: { full: { prepare: withResults(RESULTS_QUERY) }, empty: {} },
    render: ({ state }) => (
      <DownloadPanel whyNot={state === 'empty' ? 'There are no orders.' : null} onClose={noop} />
    ),
  },
  {
    id: 'search-selection',
    examples: {
      full: { prepare: withSelection(RESULTS_QUERY) },
      empty: {},
      hostile: { prepare: withSelection(HOSTILE_RESULTS_QUERY) },
    },
    render: () => <SelectionBar />,
  },
];
