import type { SavedSearch } from '#domain/savedSearch.ts';
import { createOperation } from './operation.ts';

const only = () => '';

/** Replaces the person's saved searches in the settings service; the list is the whole, in its order. */
export const saveSavedSearches = createOperation<SavedSearch[], null>()('saveSavedSearches', only);

/** Replaces the person's columns: ordered ids, or null for the default ones. */
export const saveColumns = createOperation<string[] | null, null>()('saveColumns', only);
