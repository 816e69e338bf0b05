import { criteriaKey, type Period, type SearchCriteria } from './searchCriteria.ts';

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

/** A search as it is saved: without fixed dates, from its first page on, with the period and columns that are to be kept. */
export function toSavedSearch(
  name: string,
  criteria: SearchCriteria,
  kept: { period: Period | null; columns: readonly string[] | null },
): SavedSearch {
  return {
    name: name.trim(),
    criteria: { ...criteria, startDate: null, endDate: null, period: kept.period, page: 1 },
    columns: kept.columns && [...kept.columns],
  };
}

/** S3.51: saving under an existing name replaces it, in its place; a new one goes to the end. */
export function withSavedSearch(searches: readonly SavedSearch[], saved: SavedSearch): SavedSearch[] {
  const exists = searches.some((search) => search.name === saved.name);
  return exists
    ? searches.map((search) => (search.name === saved.name ? saved : search))
    : [...searches, saved];
}

/** Whether both are the same search under the same name, with the same columns. */
export function isSameSearch(a: SavedSearch, b: SavedSearch): boolean {
  return (
    a.name === b.name &&
    criteriaKey(a.criteria) === criteriaKey(b.criteria) &&
    JSON.stringify(a.columns) === JSON.stringify(b.columns)
  );
}
