import * as v from 'valibot';
import { list, nonEmptyText, number, orNull, text } from '#api/http/lenient.ts';
import { normalizedSearchText } from '#domain/search/queryText.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import {
  DEFAULT_CRITERIA,
  FILTER_NAMES,
  type FilterName,
  PERIOD_UNITS,
  type Period,
  SORT_FIELDS,
  sortOrderOf,
} from '#domain/search/searchCriteria.ts';
import { cleanFilterValues, formatPeriod, parsePeriod } from '#domain/search/searchUrl.ts';

const texts = list(v.string());
/** A list of names. Null means that no list is stored; an empty list was chosen by the user. */
const textsOrNull = orNull(
  v.pipe(
    v.array(v.unknown()),
    v.transform((names) => names.filter((name) => typeof name === 'string')),
  ),
);

function storedName(filter: FilterName): `selected${Capitalize<FilterName>}` {
  return `selected${filter.charAt(0).toUpperCase()}${filter.slice(1)}` as `selected${Capitalize<FilterName>}`;
}

/** S3.49, S3.50: one `selected…` list for each filter, and a duration. Only this console stores `columns`. */
const WireSavedSearch = v.object({
  ...v.entriesFromList(FILTER_NAMES.map(storedName), texts),
  name: nonEmptyText,
  searchTerm: text,
  sortField: text,
  sortOrder: text,
  duration: orNull(v.object({ value: number, unit: text })),
  columns: textsOrNull,
});

/**
 * The number of days in each unit that only other applications store. Six months become 180 days. A longer period
 * is not ignored: the form says that it begins too early.
 */
const DAYS_IN = new Map([
  ['w', 7],
  ['week', 7],
  ['month', 30],
  ['q', 90],
  ['quarter', 90],
  ['y', 365],
  ['year', 365],
]);

/** The unit whose name begins with this text, such as a singular or a first letter; null if there is none. */
function toUnit(unit: string): Period['unit'] | null {
  return PERIOD_UNITS.find((known) => unit !== '' && known.startsWith(unit)) ?? null;
}

/**
 * The stored duration as a period; null if there is none, if its unit is unknown, or if it is too long for a
 * URL, such as ten million days.
 */
function toPeriod(duration: v.InferOutput<typeof WireSavedSearch>['duration']): Period | null {
  if (!duration) return null;
  // A single letter is case-sensitive only for months, because "m" stands for minutes.
  const name = duration.unit.trim().replace(/^M$/, 'month').toLowerCase();
  const days = DAYS_IN.get(name.replace(/s$/, ''));
  const unit = days ? 'days' : toUnit(name);
  return unit && parsePeriod(formatPeriod({ value: duration.value * (days ?? 1), unit }));
}

/** Reads the stored search; null for an entry without a name, because the user could not select it. */
export function readSavedSearch(stored: unknown): SavedSearch | null {
  const parsed = v.safeParse(WireSavedSearch, stored);
  if (!parsed.success || parsed.output.name.trim() === '') return null;
  const wire = parsed.output;
  const filters = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, cleanFilterValues(name, wire[storedName(name)])]),
  ) as Record<FilterName, string[]>;
  const sortField = SORT_FIELDS.find((field) => field === wire.sortField) ?? DEFAULT_CRITERIA.sortField;
  return {
    name: wire.name,
    criteria: {
      ...DEFAULT_CRITERIA,
      searchTerm: normalizedSearchText(wire.searchTerm),
      period: toPeriod(wire.duration),
      filters,
      sortField,
      sortOrder: sortOrderOf(sortField, wire.sortOrder),
    },
    columns: wire.columns,
  };
}

/**
 * The stored form of the search. Fields without a value, such as a missing duration, are included as
 * undefined, so that they replace older values.
 */
export function toStoredSearch({ name, criteria, columns }: SavedSearch): Record<string, unknown> {
  const filters = FILTER_NAMES.map((filter) => [
    storedName(filter),
    cleanFilterValues(filter, criteria.filters[filter]),
  ]);
  return {
    name,
    searchTerm: criteria.searchTerm,
    sortField: criteria.sortField,
    sortOrder: criteria.sortOrder,
    ...Object.fromEntries(filters),
    duration: criteria.period ?? undefined,
    columns: columns ?? undefined,
  };
}
