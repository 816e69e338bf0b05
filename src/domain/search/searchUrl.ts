import { SEARCH_MAX_PAGE } from '#domain/limits.ts';
import { SEARCH_PATH } from '#domain/links/paths.ts';
import { IN_PRODUCTION, ROUTING_SUSPENDED } from '#domain/statusNames.ts';
import { parseInstant } from '#domain/time/time.ts';
import { normalizedSearchText } from './queryText.ts';
import {
  DEFAULT_CRITERIA,
  defaultSortOrder,
  FILTER_NAMES,
  type FilterName,
  type Filters,
  isStatusFilter,
  PERIOD_UNITS,
  type Period,
  type SearchCriteria,
  SORT_FIELDS,
  sortOrderOf,
} from './searchCriteria.ts';

/** The parameters that indicate a search in a URL (S2.14, and the relative period of R1). */
const PARAMETERS = [
  'searchTerm',
  'startDate',
  'endDate',
  'period',
  ...FILTER_NAMES,
  'sortField',
  'sortOrder',
  'page',
] as const;

/**
 * Whether the URL contains a search. Search text without terms does not count. `/` without parameters shows
 * the quick starts (S2.15, S2.30).
 */
export function hasSearchCriteria(params: URLSearchParams): boolean {
  const isText = (name: string) => name === 'searchTerm';
  return PARAMETERS.some((name) =>
    isText(name) ? normalizedSearchText(params.get(name) ?? '') !== '' : params.has(name),
  );
}

/** A period in the URL's notation, such as '24h'. */
export function formatPeriod({ value, unit }: Period): string {
  return `${value}${unit.charAt(0)}`;
}

/** Parses the notation of `formatPeriod`; null for any other text. */
export function parsePeriod(text: string | null): Period | null {
  const match = /^([1-9]\d{0,6})([mhd])$/.exec(text ?? '');
  const unit = match && PERIOD_UNITS.find((name) => name.charAt(0) === match[2]);
  return match && unit ? { value: Number(match[1]), unit } : null;
}

function parsePage(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= SEARCH_MAX_PAGE ? page : 1;
}

/**
 * S5.9, S5.10: trims the values of a filter, and removes blank ones and duplicates. In the status filters, it
 * also shortens `production.productionAccepted` to its last part and removes the value of the parent check
 * box, which is never stored.
 */
export function cleanFilterValues(name: FilterName, values: readonly string[]): string[] {
  const isStatus = isStatusFilter(name);
  const cleaned = values
    .map((value) => (isStatus ? value.slice(value.lastIndexOf('.') + 1) : value).trim())
    // In a link that a user wrote by hand, the plus is decoded as a space.
    .map((value) => (isStatus && value === 'routing suspended' ? ROUTING_SUSPENDED : value))
    .filter((value) => value !== '' && !(isStatus && value === IN_PRODUCTION));
  return [...new Set(cleaned)];
}

function oneOf<T extends string>(allowed: readonly T[], value: string | null, otherwise: T): T {
  return allowed.find((candidate) => candidate === value) ?? otherwise;
}

/** The search in a URL. An invalid parameter is replaced by its default. */
export function parseCriteria(params: URLSearchParams): SearchCriteria {
  const filters = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, cleanFilterValues(name, params.getAll(name))]),
  ) as Record<FilterName, string[]> satisfies Filters;
  const sortField = oneOf(SORT_FIELDS, params.get('sortField'), DEFAULT_CRITERIA.sortField);
  return {
    searchTerm: normalizedSearchText(params.get('searchTerm') ?? ''),
    startDate: parseInstant(params.get('startDate')),
    endDate: parseInstant(params.get('endDate')),
    period: parsePeriod(params.get('period')),
    filters,
    sortField,
    sortOrder: sortOrderOf(sortField, params.get('sortOrder')),
    page: parsePage(params.get('page')),
  };
}

/** The search in a URL; null if it is not the URL of a search. */
export function criteriaOfUrl({ pathname, search }: Pick<URL, 'pathname' | 'search'>): SearchCriteria | null {
  const params = new URLSearchParams(search);
  return pathname === SEARCH_PATH && hasSearchCriteria(params) ? parseCriteria(params) : null;
}

/** The URL parameters of the search that differ from the default, and the page, which marks a search. */
export function serializeCriteria(criteria: SearchCriteria): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string | null) => value && params.set(name, value);
  set('searchTerm', normalizedSearchText(criteria.searchTerm));
  set('startDate', criteria.startDate);
  set('endDate', criteria.endDate);
  set('period', criteria.period && formatPeriod(criteria.period));
  for (const name of FILTER_NAMES) {
    for (const value of cleanFilterValues(name, criteria.filters[name])) params.append(name, value);
  }
  if (criteria.sortField !== DEFAULT_CRITERIA.sortField) set('sortField', criteria.sortField);
  if (criteria.sortOrder !== defaultSortOrder(criteria.sortField)) set('sortOrder', criteria.sortOrder);
  set('page', String(criteria.page));
  return params;
}

/** The ordered column IDs in a link; null if the link does not change the user's columns (R7). */
export function parseColumns(params: URLSearchParams): string[] | null {
  return params.has('columns') ? [...new Set(params.getAll('columns').filter(Boolean))] : null;
}

/** The query of a search's URL, without its '?'. If `columns` is null, the user's own columns are shown (R7). */
export function searchQuery(criteria: SearchCriteria, columns: readonly string[] | null): string {
  const params = serializeCriteria(criteria);
  // R592: an empty parameter means no columns.
  if (columns?.length === 0) params.set('columns', '');
  for (const id of columns ?? []) params.append('columns', id);
  return params.toString();
}

export function searchPath(criteria: SearchCriteria, columns: readonly string[] | null): string {
  return `${SEARCH_PATH}?${searchQuery(criteria, columns)}`;
}
