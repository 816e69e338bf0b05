import type { SearchCriteria } from './searchCriteria.ts';

/**
 * A search under a name (S3.48). Its criteria hold no fixed dates and page 1; a relative period and the
 * columns belong to it when the person wanted them kept.
 */
export interface SavedSearch {
  name: string;
  criteria: SearchCriteria;
  /** Ordered column ids, or null to leave the person's own columns as they are. */
  columns: string[] | null;
}

/** S3.51: saving under an existing name replaces it, in its place; a new one goes to the end. */
export function withSavedSearch(searches: readonly SavedSearch[], saved: SavedSearch): SavedSearch[] {
  const exists = searches.some((search) => search.name === saved.name);
  return exists
    ? searches.map((search) => (search.name === saved.name ? saved : search))
    : [...searches, saved];
}
