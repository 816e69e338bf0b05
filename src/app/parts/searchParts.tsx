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
  after,
  HOSTILE_RESULTS_QUERY,
  RESULTS_QUERY,
  SAVED_SEARCHES,
  withResults,
  withSelection,
} from './storeStates.ts';

const failToSave = after(saveSettings.failed({ params: { document: 'columns' }, failure: FAILURE }));

export const SEARCH_PARTS: readonly Part[] = [
  {
    id: 'search-start',
    examples: {
      full: { query: '' },
      loading: { query: '', responses: 'never' },
      empty: { query: '', responses: 'empty' },
      failed: { query: '', responses: 'rejected' },
      hostile: { query: '', ...SAVED_SEARCHES.hostile },
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
      ...SAVED_SEARCHES,
      loading: { responses: 'never' },
      empty: { responses: 'empty' },
      failed: { responses: 'rejected' },
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
    examples: { full: {}, failed: failToSave },
    render: () => <ColumnsPanel onClose={noop} />,
  },
  {
    id: 'search-download',
    examples: { full: withResults(RESULTS_QUERY), empty: {} },
    render: ({ state }) => (
      <DownloadPanel whyNot={state === 'empty' ? 'There are no orders.' : null} onClose={noop} />
    ),
  },
  {
    id: 'search-selection',
    examples: {
      full: withSelection(RESULTS_QUERY),
      empty: {},
      hostile: withSelection(HOSTILE_RESULTS_QUERY),
    },
    render: () => <SelectionBar />,
  },
];
