import * as v from 'valibot';
import { isObject } from '#domain/byKey.ts';
import type { SearchSnapshot } from '#domain/search/searchSnapshot.ts';
import { parseCriteria, serializeCriteria } from '#domain/search/searchUrl.ts';
import type { DraftsState } from '#store/console/draftsSlice.ts';
import type { SettingsState } from '#store/people/settingsSlice.ts';
import type { SelectionState } from '#store/results/selectionSlice.ts';
import { keyOfUser, type RecalledPart, type StoredPart } from './persistState.ts';
import { PREFERENCES_KEY, preferencesToStore } from './preferences.ts';

const Ids = v.array(v.string());

const LastResults = v.object({
  takenAt: v.number(),
  query: v.string(),
  range: v.object({ start: v.string(), end: v.string() }),
  total: v.number(),
  /** The IDs of the orders by page number. */
  pages: v.record(v.string(), Ids),
});

export function parseIds(stored: unknown): string[] | null {
  return v.is(Ids, stored) ? stored : null;
}

function lastResultsToStore(snapshot: SearchSnapshot | null) {
  if (!snapshot) return null;
  const { criteria, ...same } = snapshot;
  return { ...same, query: serializeCriteria(criteria).toString() };
}

function parseLastResults(stored: unknown): SearchSnapshot | null {
  if (!v.is(LastResults, stored)) return null;
  const { query, ...same } = stored;
  return { ...same, criteria: parseCriteria(new URLSearchParams(query)) };
}

const drafts: RecalledPart<DraftsState, DraftsState> = {
  keyOf: keyOfUser('drafts'),
  storages: ['session'],
  select: (state) => state.drafts,
  toStored: (inputs) => inputs,
  recall: (stored) => (isObject(stored) ? { ...stored } : null),
};

/** The selected orders, only by ID, so that personal data in orders stays out of the browser's storage. */
const selection: RecalledPart<SelectionState, string[]> = {
  keyOf: keyOfUser('selection'),
  storages: ['session'],
  select: (state) => state.selection,
  // Orders that could not be loaded are included, because the next attempt may succeed.
  toStored: ({ orders, unrestoredIds }) => [...Object.keys(orders), ...unrestoredIds],
  recall: parseIds,
};

/**
 * The last results, with only the IDs of their orders. The console uses them to locate an order in the
 * results after a reload or in a new tab, and for the reports. A new tab starts with the results of the tab
 * that searched last.
 */
const lastResults: RecalledPart<SearchSnapshot | null, SearchSnapshot> = {
  keyOf: keyOfUser('lastResults'),
  storages: ['session', 'local'],
  select: (state) => state.search.snapshot,
  toStored: lastResultsToStore,
  recall: parseLastResults,
};

/** Recalled by `recallPreferences` before a user is known. */
const preferences: StoredPart<SettingsState> = {
  keyOf: () => PREFERENCES_KEY,
  storages: ['local'],
  select: (state) => state.settings,
  toStored: preferencesToStore,
  isStoredAtSignIn: true,
};

/**
 * The stored parts of the state that the first screen needs. Those in files of their own, such as
 * `unsavedSettings.ts`, are restored later.
 */
export const STORED_STATE = { drafts, selection, lastResults, preferences };
