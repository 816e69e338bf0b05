import '#screens/search/search.css';
import { DEFAULT_CRITERIA, NO_FILTERS } from '#domain/search/searchCriteria.ts';
import { DownloadPanel } from '#screens/search/export/DownloadPanel.tsx';
import { AdvancedSearch } from '#screens/search/filters/AdvancedSearch.tsx';
import { SearchScreen } from '#screens/search/SearchScreen.tsx';
import { SelectionBar } from '#screens/search/selection/SelectionBar.tsx';
import { ColumnsPanel } from '#screens/search/table/ColumnsPanel.tsx';
import { saveColumns } from '#store/people/settingsOperations.ts';
import type { ConsoleStore } from '../createStore.ts';
import { FAILURE, HOSTILE, nothing } from './drawingData.ts';
import { type Part, STILL } from './part.ts';
import {
  found,
  HOSTILE_NAMES,
  HOSTILE_RESULTS,
  RESULTS,
  SAVED_NAMES,
  saved,
  selected,
} from './storeScenes.ts';

/** Puts the store into the state that follows a failed attempt to save the columns. */
function failToSave({ dispatch }: ConsoleStore): void {
  dispatch(saveColumns.failed({ params: {}, failure: FAILURE }));
}

/** The search screen before and after a search, and its tools. */
export const SEARCH_PARTS: readonly Part[] = [
  {
    id: 'search-start',
    scenes: {
      full: { query: '' },
      loading: { query: '', answers: 'never' },
      empty: { query: '', answers: 'empty' },
      failed: { query: '', answers: 'refused' },
      hostile: { query: '', prepare: saved(...HOSTILE_NAMES) },
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
      hostile: { query: HOSTILE_RESULTS },
    },
    draw: ({ query }) => <SearchScreen query={query} />,
  },
  {
    id: 'search-filters',
    scenes: {
      full: { prepare: saved(...SAVED_NAMES) },
      loading: { answers: 'never' },
      empty: { answers: 'empty' },
      failed: { answers: 'refused' },
      hostile: { prepare: saved(...HOSTILE_NAMES) },
    },
    isOver: true,
    draw: ({ state }) => {
      const merchants = state === 'full' ? ['acme-print'] : [HOSTILE];
      const filters = { ...NO_FILTERS, ...(state !== 'empty' && { merchants }) };
      const criteria = { ...DEFAULT_CRITERIA, filters };
      return (
        <AdvancedSearch criteria={criteria} opened={{ group: null }} onApply={nothing} onClose={nothing} />
      );
    },
  },
  {
    id: 'search-columns',
    scenes: { full: {}, failed: { prepare: failToSave } },
    without: {
      loading: 'it reads nothing',
      empty: 'the columns are always there',
      hostile: 'the names are its own',
    },
    draw: () => <ColumnsPanel onClose={nothing} />,
  },
  {
    id: 'search-download',
    scenes: { full: { prepare: found(RESULTS) }, empty: {} },
    without: { ...STILL, hostile: 'it draws only a number' },
    draw: ({ state }) => (
      <DownloadPanel whyNot={state === 'empty' ? 'There are no orders.' : null} onClose={nothing} />
    ),
  },
  {
    id: 'search-selection',
    scenes: {
      full: { prepare: selected(RESULTS) },
      empty: {},
      hostile: { prepare: selected(HOSTILE_RESULTS) },
    },
    without: STILL,
    draw: () => <SelectionBar />,
  },
];
