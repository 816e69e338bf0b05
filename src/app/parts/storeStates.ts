import type { UnknownAction } from '@reduxjs/toolkit';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { parseCriteria } from '#domain/search/searchUrl.ts';
import { savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { ordersSelected } from '#store/results/selectionSlice.ts';
import { searchOpened } from '#store/search/searchOperations.ts';
import type { ConsoleStore } from '../store/createStore.ts';
import { HOSTILE_TEXT } from './exampleData.ts';
import type { ExampleState, Part } from './part.ts';
import { untilFound } from './partsStore.ts';

export const RESULTS_QUERY = '?page=1';
/** Finds the landmarks from `noPreview` to `noItems`. They contain data that the platform should not send. */
export const HOSTILE_RESULTS_QUERY = '?searchTerm=10000000-0000-4000-a000-00000000004*&page=1';

/** The state of a part after these actions. */
export function after(...actions: readonly UnknownAction[]): ExampleState {
  return {
    prepare: ({ dispatch }) => {
      for (const action of actions) dispatch(action);
    },
  };
}

async function loadResults(store: ConsoleStore, query: string): Promise<void> {
  store.dispatch(searchOpened(parseCriteria(new URLSearchParams(query))));
  await untilFound(store, ({ search }) => search.results);
}

/** The state of a part once the results of the search are loaded. */
export function withResults(query: string): ExampleState {
  return { prepare: (store) => loadResults(store, query) };
}

/** The state of a part once the first five results of the search are selected. */
export function withSelection(query: string): ExampleState {
  return {
    prepare: async (store) => {
      await loadResults(store, query);
      store.dispatch(ordersSelected(store.getState().search.results?.orders.slice(0, 5) ?? []));
    },
  };
}

function withSavedSearches(...names: readonly string[]): ExampleState {
  const searches = names.map((name) => ({
    name,
    criteria: { ...DEFAULT_CRITERIA, searchTerm: name.slice(0, 40) },
    columns: null,
  }));
  return {
    prepare: async (store) => {
      store.dispatch(savedSearchesChanged(searches));
      await untilFound(store, ({ settings }) => (settings.savedSearches.length > 0 ? true : null));
    },
  };
}

/** The examples for a part that shows the user's saved searches. */
export const SAVED_SEARCHES = {
  full: withSavedSearches('Late in Venlo', 'My merchants this week'),
  empty: {},
  hostile: withSavedSearches(HOSTILE_TEXT.slice(0, 100), '=SUM(A1)'),
} satisfies Part['examples'];
