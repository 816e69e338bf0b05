import type { UnknownAction } from '@reduxjs/toolkit';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { parseCriteria } from '#domain/search/searchUrl.ts';
import { savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { ordersSelected } from '#store/results/selectionSlice.ts';
import { searchOpened } from '#store/search/searchOperations.ts';
import type { ConsoleStore } from '../store/createStore.ts';
import { HOSTILE_TEXT } from './exampleData.ts';
import { untilFound } from './partsStore.ts';

export const RESULTS_QUERY = '?page=1';
/** Finds the landmarks from `noPreview` to `noItems`. They contain data that the platform should not send. */
export const HOSTILE_RESULTS_QUERY = '?searchTerm=10000000-0000-4000-a000-00000000004*&page=1';

/** Returns a function that dispatches these actions. */
export const dispatching =
  (...actions: readonly UnknownAction[]) =>
  ({ dispatch }: ConsoleStore): void => {
    for (const action of actions) dispatch(action);
  };

/** Returns a function that loads the results of a search. */
export const withResults =
  (query: string) =>
  async (store: ConsoleStore): Promise<void> => {
    const criteria = parseCriteria(new URLSearchParams(query));
    store.dispatch(searchOpened(criteria));
    await untilFound(store, ({ search }) => search.results);
  };

/** Returns a function that loads the results of a search and selects the first five of them. */
export const withSelection =
  (query: string) =>
  async (store: ConsoleStore): Promise<void> => {
    await withResults(query)(store);
    store.dispatch(ordersSelected(store.getState().search.results?.orders.slice(0, 5) ?? []));
  };

/** Returns a function that saves a search under each of these names. */
export const withSavedSearches =
  (...names: readonly string[]) =>
  async (store: ConsoleStore): Promise<void> => {
    const searches = names.map((name) => ({
      name,
      criteria: { ...DEFAULT_CRITERIA, searchTerm: name.slice(0, 40) },
      columns: null,
    }));
    store.dispatch(savedSearchesChanged(searches));
    await untilFound(store, ({ settings }) => (settings.savedSearches.length > 0 ? true : null));
  };

export const SAVED_SEARCH_NAMES = ['Late in Venlo', 'My merchants this week'];
export const HOSTILE_SEARCH_NAMES = [HOSTILE_TEXT.slice(0, 100), '=SUM(A1)'];
