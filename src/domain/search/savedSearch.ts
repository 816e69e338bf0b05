import { nameKey } from '#domain/names.ts';
import { criteriaKey, DEFAULT_CRITERIA, type Period, type SearchCriteria } from './searchCriteria.ts';

/** The maximum length of a saved search's name, in characters. */
export const SAVED_SEARCH_NAME_MAX = 100;

/**
 * A search with a name (S3.49). Its criteria contain no fixed dates and start at page 1. A relative period
 * and columns are included only if the user chose to save them.
 */
export interface SavedSearch {
  name: string;
  criteria: SearchCriteria;
  /** Ordered column IDs, or null to keep the user's own columns. */
  columns: string[] | null;
}

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

/**
 * S2.29: the current search with the filters and sort of the chosen saved search. The text and dates change
 * only if the saved search has its own. A recommended search contains only filters, so it does not change the
 * sort.
 */
export function withSelectedSearch(
  current: SearchCriteria,
  picked: SearchCriteria,
  isRecommended: boolean,
): SearchCriteria {
  const { sortField, sortOrder } = isRecommended ? current : picked;
  const { startDate, endDate, period } = picked.period ? picked : current;
  const searchTerm = picked.searchTerm || current.searchTerm;
  return {
    ...current,
    filters: picked.filters,
    searchTerm,
    startDate,
    endDate,
    period,
    sortField,
    sortOrder,
  };
}

const SEARCH_PARTS = ['filters', 'text', 'dates', 'sort'] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];

function partsOf(criteria: SearchCriteria): Record<SearchPart, Partial<SearchCriteria>> {
  const { filters, searchTerm, startDate, endDate, period, sortField, sortOrder } = criteria;
  return {
    filters: { filters },
    text: { searchTerm },
    dates: { startDate, endDate, period },
    sort: { sortField, sortOrder },
  };
}

export function changedParts(from: SearchCriteria, to: SearchCriteria): SearchPart[] {
  const [before, after] = [partsOf(from), partsOf(to)];
  const keyOf = (part: Partial<SearchCriteria>) => criteriaKey({ ...DEFAULT_CRITERIA, ...part });
  return SEARCH_PARTS.filter((part) => keyOf(before[part]) !== keyOf(after[part]));
}

/** `criteria` with the values of `after` for each part that differs between `before` and `after`. */
export function withChangedParts(
  criteria: SearchCriteria,
  before: SearchCriteria,
  after: SearchCriteria,
): SearchCriteria {
  const parts = partsOf(after);
  return Object.assign({ ...criteria }, ...changedParts(before, after).map((part) => parts[part]));
}

/** The name with the first number, starting with 2, that makes it unique, such as `Late (2)`. */
export function uniqueSearchName(name: string, isInUse: (key: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const free = `${name.trim()} (${number})`;
    if (!isInUse(nameKey(free))) return free;
  }
}

/**
 * The names in the same order, each made unique. Other applications may store a name several times. The first
 * of them keeps the name, and the others get a number.
 */
export function uniqueSearchNames(names: readonly string[]): string[] {
  const known = new Set(names.map(nameKey));
  const taken = new Set<string>();
  return names.map((name) => {
    const distinct = taken.has(nameKey(name)) ? uniqueSearchName(name, (key) => known.has(key)) : name;
    known.add(nameKey(distinct));
    taken.add(nameKey(distinct));
    return distinct;
  });
}

/** The search with this name; ignores case, and spaces before and after the name. */
export function findByName(searches: readonly SavedSearch[], name: string): SavedSearch | undefined {
  return searches.find((search) => nameKey(search.name) === nameKey(name));
}

/** S3.51: the searches with this one. It replaces the one with its name, or else comes last. */
export function withSavedSearch(searches: readonly SavedSearch[], saved: SavedSearch): SavedSearch[] {
  const existing = findByName(searches, saved.name);
  return existing ? searches.map((search) => (search === existing ? saved : search)) : [...searches, saved];
}

/** Whether both have the same criteria and columns, regardless of the name. */
export function hasSameCriteria(a: SavedSearch, b: SavedSearch): boolean {
  return (
    criteriaKey(a.criteria) === criteriaKey(b.criteria) &&
    JSON.stringify(a.columns) === JSON.stringify(b.columns)
  );
}

export function isSameSearch(a: SavedSearch, b: SavedSearch): boolean {
  return a.name === b.name && hasSameCriteria(a, b);
}
