import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAVED_PERIODS } from '#domain/search/periods.ts';
import {
  toSavedSearch,
  uniqueSearchNames,
  withSavedSearch,
  withSelectedSearch,
} from '#domain/search/savedSearch.ts';
import { countCriteria, criteriaKey } from '#domain/search/searchCriteria.ts';
import {
  formatPeriod,
  parseColumns,
  parseCriteria,
  parsePeriod,
  searchPath,
} from '#domain/search/searchUrl.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { anyText, holds } from './holds.ts';

test.each([
  ['a saved search replaces the sort', false, 'promiseDate'],
  ['a recommended search keeps the sort', true, 'relevance'],
])('S2.29: %s', (_title, isRecommended, sortField) => {
  const current = aSearch({ sortField: 'relevance', filters: { merchants: ['acme-print'] } });
  const picked = aSearch({ sortField: 'promiseDate', filters: { statuses: ['routing'] } });
  const { filters } = picked;
  expect(withSelectedSearch(current, picked, isRecommended)).toMatchObject({ sortField, filters });
});

const paramsOf = (path: string) => new URLSearchParams(path.slice(path.indexOf('?')));

describe('S3.49 to S3.51: saving a search', () => {
  const search = aSearch({
    searchTerm: 'ana',
    startDate: '2026-11-01T00:00:00.000Z',
    endDate: '2026-11-02T00:00:00.000Z',
    filters: { merchants: ['acme-print'] },
    sortField: 'relevance',
    page: 7,
  });

  test('keeps text, filters and sort, but no fixed dates, no page and no blanks around the name', () => {
    expect(toSavedSearch('  Mine ', search, { period: null, columns: null })).toEqual({
      name: 'Mine',
      criteria: { ...search, startDate: null, endDate: null, period: null, page: 1 },
      columns: null,
    });
  });

  test('keeps a period and columns on request', () => {
    const period = { value: 7, unit: 'days' } as const;
    const saved = toSavedSearch('Mine', search, { period, columns: ['merchant', 'status'] });
    expect(saved.criteria.period).toEqual(period);
    expect(saved.columns).toEqual(['merchant', 'status']);
  });

  test('with an existing name replaces that search in its position', () => {
    const one = toSavedSearch('One', aSearch(), { period: null, columns: null });
    const two = { ...one, name: 'Two' };
    const newOne = toSavedSearch('One', search, { period: null, columns: null });
    expect(withSavedSearch([one, two], newOne)).toEqual([newOne, two]);
    expect(withSavedSearch([two], one)).toEqual([two, one]);
  });

  test.each(['late', ' LATE ', 'Late'])(
    '%j is the name “Late”: letter case and blanks do not matter',
    (name) => {
      const late = toSavedSearch('Late', aSearch(), { period: null, columns: null });
      const other = toSavedSearch(name, search, { period: null, columns: null });
      expect(withSavedSearch([late], other)).toEqual([other]);
    },
  );

  test.each([
    ['one name three times', ['Late', 'Late', 'Late'], ['Late', 'Late (2)', 'Late (3)']],
    ['letter case', ['Late', 'late'], ['Late', 'late (2)']],
    ['blanks', ['Late', 'Late '], ['Late', 'Late (2)']],
    ['two ways to write an accent', ['caf\u00e9', 'cafe\u0301'], ['caf\u00e9', 'cafe\u0301 (2)']],
    ['a number already in use', ['Late', 'Late', 'Late (2)'], ['Late', 'Late (3)', 'Late (2)']],
    ['names of Object.prototype', ['__proto__', '__proto__'], ['__proto__', '__proto__ (2)']],
    ['nothing to distinguish', ['b', 'a'], ['b', 'a']],
  ])('stored names are distinguished: %s', (_, stored, distinct) =>
    expect(uniqueSearchNames(stored)).toEqual(distinct),
  );

  test('for any stored names, no two are the same afterwards, and none is lost', () => {
    const names = fc.array(fc.constantFrom('a', 'A', 'a ', 'a (2)', 'A (2)', 'b', 'a (3)'), { maxLength: 9 });
    holds(
      fc.property(names, (stored) => {
        const distinct = uniqueSearchNames(stored);
        expect(distinct).toHaveLength(stored.length);
        expect(new Set(distinct.map((name) => name.trim().toLowerCase())).size).toBe(stored.length);
        expect(uniqueSearchNames(distinct)).toEqual(distinct);
      }),
    );
  });
});

describe('a link to a view', () => {
  test('contains the search and its columns, in their order', () => {
    const criteria = aSearch({ period: { value: 24, unit: 'hours' }, filters: { statuses: ['routing'] } });
    const params = paramsOf(searchPath(criteria, ['merchant', 'status', 'merchant']));
    expect(parseCriteria(params)).toEqual(criteria);
    expect(parseColumns(params)).toEqual(['merchant', 'status']);
  });

  test('without columns keeps the user’s own', () => {
    expect(parseColumns(paramsOf(searchPath(aSearch(), null)))).toBeNull();
  });

  test('R592: returns any columns, also none', () => {
    expect(parseColumns(paramsOf(searchPath(aSearch(), [])))).toEqual([]);
    const columns = fc.uniqueArray(anyText({ minLength: 1, maxLength: 8 }), { maxLength: 6 });
    holds(
      fc.property(columns, (ids) => {
        expect(parseColumns(paramsOf(searchPath(aSearch(), ids)))).toEqual(ids);
      }),
    );
  });

  test.each(SAVED_PERIODS.map((period) => [formatPeriod(period), period] as const))(
    'writes and reads the period %s',
    (text, period) => {
      expect(parsePeriod(text)).toEqual(period);
    },
  );
});

describe('counting', () => {
  test('two searches that differ only in sort and page share one count', () => {
    const one = aSearch({ searchTerm: 'ana', sortField: 'promiseDate', sortOrder: 'descending', page: 3 });
    expect(criteriaKey(countCriteria(one))).toBe(criteriaKey(countCriteria(aSearch({ searchTerm: 'ana' }))));
  });

  test('any other difference gives another count', () => {
    const keys = [
      aSearch(),
      aSearch({ searchTerm: 'ana' }),
      aSearch({ period: { value: 1, unit: 'hours' } }),
      aSearch({ startDate: '2026-11-01T00:00:00.000Z' }),
      aSearch({ filters: { merchants: ['a'] } }),
    ].map((criteria) => criteriaKey(countCriteria(criteria)));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
