import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizedSearchText } from '#domain/search/queryText.ts';
import {
  criteriaKey,
  DEFAULT_CRITERIA,
  FILTER_NAMES,
  type FilterName,
  hasFilters,
  NO_FILTERS,
  PERIOD_UNITS,
  type SearchCriteria,
  SORT_FIELDS,
  SORT_ORDERS,
  sortOrderOf,
} from '#domain/search/searchCriteria.ts';
import {
  cleanFilterValues,
  hasSearchCriteria,
  parseCriteria,
  serializeCriteria,
} from '#domain/search/searchUrl.ts';
import { ERROR_FILTER_STATUSES, STATUS_FILTER_STATUSES } from '#domain/statusNames.ts';
import { anyText, holds } from './holds.ts';

const word = fc.oneof(
  anyText({ minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'a&b=c',
    '100%',
    '+x',
    'a b',
    '#',
    '?',
    '=',
    'ü',
    ...STATUS_FILTER_STATUSES,
    ...ERROR_FILTER_STATUSES,
  ),
);
const instant = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const values = (name: FilterName) =>
  fc.array(word, { maxLength: 5 }).map((list) => cleanFilterValues(name, list));
const filters = fc.record(
  Object.fromEntries(FILTER_NAMES.map((name) => [name, values(name)])) as Record<
    FilterName,
    fc.Arbitrary<string[]>
  >,
);
const criteria: fc.Arbitrary<SearchCriteria> = fc
  .record({
    searchTerm: anyText({ maxLength: 30 }).map(normalizedSearchText),
    startDate: fc.option(instant),
    endDate: fc.option(instant),
    period: fc.option(
      fc.record({ value: fc.integer({ min: 1, max: 99_999 }), unit: fc.constantFrom(...PERIOD_UNITS) }),
    ),
    filters,
    sortField: fc.constantFrom(...SORT_FIELDS),
    sortOrder: fc.constantFrom(...SORT_ORDERS),
    page: fc.integer({ min: 1, max: 100 }),
  })
  .map((given) => ({ ...given, sortOrder: sortOrderOf(given.sortField, given.sortOrder) }));

/** The names of the parameters of a search URL, and any other texts. */
const name = fc.oneof(
  fc.constantFrom(
    'searchTerm',
    'startDate',
    'endDate',
    'period',
    'sortField',
    'sortOrder',
    'page',
    ...FILTER_NAMES,
  ),
  fc.string(),
);
const value = fc.oneof(
  anyText(),
  instant,
  fc.constantFrom(
    '',
    ' ',
    '%',
    '%E0%A4%A',
    '0',
    '-1',
    '1e9',
    'NaN',
    '101',
    'production.',
    'a. b',
    '..',
    'inProduction',
  ),
  fc.constantFrom('-000001-01-01T00:00:00Z', '0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59-12:00'),
);
/** Query strings as users, mail programs and attackers write them. */
const query = fc.oneof(
  anyText(),
  fc
    .array(fc.tuple(name, value), { maxLength: 12 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
  fc.array(fc.tuple(name, value), { maxLength: 12 }).map((pairs) => new URLSearchParams(pairs).toString()),
);

const parse = (text: string) => parseCriteria(new URLSearchParams(text));
const throughUrl = (given: SearchCriteria) => parse(serializeCriteria(given).toString());

describe('the URL of a search', () => {
  test('contains the whole search: reading it returns the search that was written', () => {
    holds(
      fc.property(criteria, (given) => {
        expect(throughUrl(given)).toEqual(given);
      }),
      500,
    );
  });

  test('always requests a search once it is written', () => {
    holds(
      fc.property(criteria, (given) => {
        expect(hasSearchCriteria(serializeCriteria(given))).toBe(true);
      }),
    );
  });

  test('never throws, with any content, and always is a valid search', () => {
    holds(
      fc.property(query, (text) => {
        const found = parse(text);
        expect(found.page >= 1 && found.page <= 100 && Number.isInteger(found.page)).toBe(true);
        expect(SORT_FIELDS).toContain(found.sortField);
        expect(SORT_ORDERS).toContain(found.sortOrder);
        expect(found.searchTerm).toBe(found.searchTerm.trim());
        for (const date of [found.startDate, found.endDate]) {
          expect(date === null || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(date)).toBe(true);
        }
        for (const filter of FILTER_NAMES)
          expect(cleanFilterValues(filter, found.filters[filter])).toEqual(found.filters[filter]);
      }),
      1_000,
    );
  });

  test('is read the same when it is written from the result', () => {
    holds(
      fc.property(query, (text) => {
        expect(throughUrl(parse(text))).toEqual(parse(text));
      }),
      1_000,
    );
  });

  test('loses only an invalid value: all others stay', () => {
    const bad = fc.constantFrom<[string, keyof SearchCriteria]>(
      ['page', 'page'],
      ['startDate', 'startDate'],
      ['endDate', 'endDate'],
      ['period', 'period'],
    );
    const nonsense = fc.constantFrom('', 'x', '-1', '0', '2026-02-30T00:00:00Z', 'null');
    holds(
      fc.property(criteria, bad, nonsense, (given, [parameter, field], text) => {
        const params = serializeCriteria(given);
        params.set(parameter, text);
        expect(parseCriteria(params)).toEqual({ ...given, [field]: DEFAULT_CRITERIA[field] });
      }),
    );
  });

  test('does not depend on the order of its parameters', () => {
    holds(
      fc.property(criteria, (given) => {
        const params = serializeCriteria(given);
        params.sort();
        expect(parseCriteria(params)).toEqual(given);
      }),
    );
  });

  test('drops unknown parameters', () => {
    holds(
      fc.property(criteria, fc.string({ minLength: 1 }), fc.string(), (given, extra, text) => {
        fc.pre(!(extra in DEFAULT_CRITERIA) && !(extra in NO_FILTERS));
        const params = serializeCriteria(given);
        params.append(extra, text);
        expect(parseCriteria(params)).toEqual(given);
      }),
    );
  });
});

describe('the key of a search', () => {
  test('is the same for the same search, in any order of its values', () => {
    holds(
      fc.property(criteria, (given) => {
        const reversed = Object.fromEntries(
          FILTER_NAMES.map((filter) => [filter, given.filters[filter].toReversed()]),
        );
        expect(criteriaKey({ ...given, filters: { ...NO_FILTERS, ...reversed } })).toBe(criteriaKey(given));
      }),
    );
  });

  test('differs for different searches', () => {
    const sets = (given: SearchCriteria) =>
      JSON.stringify({
        ...given,
        filters: FILTER_NAMES.map((filter) => given.filters[filter].toSorted()),
      });
    holds(
      fc.property(criteria, criteria, (one, other) => {
        expect(criteriaKey(one) === criteriaKey(other)).toBe(sets(one) === sets(other));
      }),
    );
  });
});

test('a search has filters when one of its lists has a value', () => {
  expect(hasFilters(NO_FILTERS)).toBe(false);
  for (const filter of FILTER_NAMES) expect(hasFilters({ ...NO_FILTERS, [filter]: ['x'] })).toBe(true);
});
