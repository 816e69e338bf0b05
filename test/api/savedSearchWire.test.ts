import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSavedSearch, toStoredSearch } from '#api/wire/savedSearchWire.ts';
import { savedSearchesCodec } from '#api/wire/settingsWire.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import {
  FILTER_NAMES,
  PERIOD_UNITS,
  SORT_FIELDS,
  SORT_ORDERS,
  sortOrderOf,
} from '#domain/search/searchCriteria.ts';
import { parseCriteria, serializeCriteria } from '#domain/search/searchUrl.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { anyText, holds } from '../domain/holds.ts';

/** S3.49: a search in the original storage format. */
const STORED = {
  name: 'Late at Acme',
  selectedOrderTypes: ['ship'],
  selectedClaimTypes: ['claims'],
  selectedComplaintTypes: [],
  selectedChangeRequestTypes: ['artwork'],
  searchTerm: ' 4711 ',
  sortOrder: 'ascending',
  sortField: 'promiseDate',
  selectedErrorStatuses: ['rejected'],
  selectedSalesChannels: ['web-nl'],
  selectedProductCategories: ['cards'],
  selectedMerchants: ['acme-print'],
  selectedStatuses: ['production.productionAccepted', 'inProduction', 'production'],
  selectedFulfillers: ['k3vd81mq0z'],
  selectedDelayedStatuses: ['preparing'],
};

const saved = (over: Partial<SavedSearch> = {}): SavedSearch => ({
  name: 'Late at Acme',
  criteria: aSearch(),
  columns: null,
  ...over,
});

describe('S3.49, S3.50: a stored search', () => {
  test('is read with its filters, its sort and no dates', () => {
    expect(readSavedSearch(STORED)).toEqual(
      saved({
        criteria: aSearch({
          searchTerm: '4711',
          sortField: 'promiseDate',
          sortOrder: 'ascending',
          filters: {
            orderTypes: ['ship'],
            claimTypes: ['claims'],
            changeRequestTypes: ['artwork'],
            errorStatuses: ['rejected'],
            salesChannels: ['web-nl'],
            productCategories: ['cards'],
            merchants: ['acme-print'],
            statuses: ['productionAccepted', 'production'],
            fulfillers: ['k3vd81mq0z'],
            delayedStatuses: ['preparing'],
          },
        }),
      }),
    );
  });

  test.each([
    ['hours', { value: 24, unit: 'hours' }],
    ['hour', { value: 24, unit: 'hours' }],
    ['h', { value: 24, unit: 'hours' }],
    ['Days', { value: 24, unit: 'days' }],
    ['minutes', { value: 24, unit: 'minutes' }],
    ['weeks', { value: 168, unit: 'days' }],
    ['Month', { value: 720, unit: 'days' }],
    ['w', { value: 168, unit: 'days' }],
    ['M', { value: 720, unit: 'days' }],
    ['quarters', { value: 2160, unit: 'days' }],
    ['Q', { value: 2160, unit: 'days' }],
    ['years', { value: 8760, unit: 'days' }],
    ['y', { value: 8760, unit: 'days' }],
    ['m', { value: 24, unit: 'minutes' }],
    ['fortnights', null],
    ['constructor', null],
    ['', null],
  ])('S3.50: its duration in %j', (unit, period) => {
    expect(readSavedSearch({ ...STORED, duration: { value: 24, unit } })?.criteria.period).toEqual(period);
  });

  test('R187: relevance is read with its only direction', () => {
    const stored = { ...STORED, sortField: 'relevance', sortOrder: 'ascending' };
    expect(readSavedSearch(stored)?.criteria).toMatchObject({
      sortField: 'relevance',
      sortOrder: 'descending',
    });
  });

  test.each([0, -1, 1.5, 1e12, 1e300, '24 h', null])('a duration of %j is ignored', (value) => {
    expect(readSavedSearch({ name: 'x', duration: { value, unit: 'hours' } })?.criteria.period).toBeNull();
  });

  test('with only a readable name is the default search', () => {
    const broken = { name: 'x', selectedMerchants: 'acme', sortField: 7, sortOrder: 'up', searchTerm: null };
    expect(readSavedSearch(broken)).toEqual(saved({ name: 'x' }));
  });

  test.each([null, 'x', [], {}, { name: '' }, { name: ' ' }, { name: 7 }])('%j is not a search', (stored) => {
    expect(readSavedSearch(stored)).toBeNull();
  });

  test('is written in the same format, beside its columns', () => {
    const written = toStoredSearch(
      saved({ criteria: aSearch({ period: { value: 4, unit: 'hours' } }), columns: ['status'] }),
    );
    expect(Object.keys(written).sort()).toEqual([...Object.keys(STORED), 'columns', 'duration'].sort());
    expect(written.duration).toEqual({ value: 4, unit: 'hours' });
    expect(written.columns).toEqual(['status']);
  });

  test('any search can be read back after writing', () => {
    const values = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 3 });
    const filters = fc.record(Object.fromEntries(FILTER_NAMES.map((name) => [name, values])));
    const search = fc.record({
      name: fc.stringMatching(/^[a-zä =+]{0,5}[a-z]$/),
      columns: fc.option(values, { nil: null }),
      criteria: fc
        .record({
          searchTerm: fc.stringMatching(/^[a-z0-9]{0,6}$/),
          period: fc.option(
            fc.record({ value: fc.integer({ min: 1, max: 99 }), unit: fc.constantFrom(...PERIOD_UNITS) }),
            { nil: null },
          ),
          sortField: fc.constantFrom(...SORT_FIELDS),
          sortOrder: fc.constantFrom(...SORT_ORDERS),
          filters,
        })
        .map((criteria) =>
          aSearch({ ...criteria, sortOrder: sortOrderOf(criteria.sortField, criteria.sortOrder) }),
        ),
    });
    holds(
      fc.property(search, (one) => {
        expect(readSavedSearch(JSON.parse(JSON.stringify(toStoredSearch(one))))).toEqual(one);
        expect(readSavedSearch(toStoredSearch(one))).toEqual(one);
      }),
    );
  });
});

test('R4: a click on a saved search opens the search that was counted, whatever text is stored', () => {
  const texts = fc.oneof(
    anyText({ maxLength: 20 }),
    fc.constant('Please check https://console.example/orders/0b6c0000-1111-4222-8333-444455556666'),
  );
  holds(
    fc.property(texts, (searchTerm) => {
      const criteria = readSavedSearch({ ...STORED, searchTerm })?.criteria ?? null;
      expect(criteria && parseCriteria(serializeCriteria(criteria))).toEqual(criteria);
    }),
  );
});

describe('the document of saved searches', () => {
  test('that does not exist is an empty list', () => {
    expect(savedSearchesCodec.read(null)).toEqual([]);
    expect(savedSearchesCodec.read({})).toEqual([]);
  });

  test.each([{ savedSearches: 'x' }, { savedSearches: {} }, [], 'x', 7])('%j cannot be read', (stored) => {
    expect(savedSearchesCodec.read(stored)).toBeNull();
  });

  test('keeps unreadable content separately', () => {
    expect(savedSearchesCodec.write({ savedSearches: 'x', other: 1 }, [])).toEqual({
      savedSearches: [],
      setAside: 'x',
      other: 1,
    });
    expect(savedSearchesCodec.write(['x'], [])).toEqual({ savedSearches: [], setAside: ['x'] });
  });

  test('an unchanged entry is written unchanged, with the fields of other applications', () => {
    const stored = { savedSearches: [{ ...STORED, colour: 'red' }, { nameless: true }], version: 3 };
    const read = savedSearchesCodec.read(stored) ?? [];
    expect(savedSearchesCodec.write(stored, [...read, saved({ name: 'new' })])).toMatchObject({
      savedSearches: [{ ...STORED, colour: 'red' }, { name: 'new' }, { nameless: true }],
      version: 3,
    });
  });

  test('searches with the same name are distinguished, and the next save loses none of them', () => {
    const entries = ['one', 'two', 'three'].map((searchTerm) => ({
      ...STORED,
      searchTerm,
      colour: searchTerm,
    }));
    const stored = { savedSearches: [...entries, { ...STORED, name: 'LATE at acme' }] };
    const read = savedSearchesCodec.read(stored) ?? [];
    const names = ['Late at Acme', 'Late at Acme (2)', 'Late at Acme (3)', 'LATE at acme (4)'];
    expect(read.map(({ name }) => name)).toEqual(names);
    const written = savedSearchesCodec.write(stored, [...read, saved({ name: 'new' })]);
    expect(written).toMatchObject({
      savedSearches: [
        ...['one', 'two', 'three'].map((searchTerm, index) => ({
          ...STORED,
          name: names[index],
          searchTerm,
          colour: searchTerm,
        })),
        { name: 'LATE at acme (4)' },
        { name: 'new' },
      ],
    });
    expect(savedSearchesCodec.read(written)?.slice(0, 4)).toEqual(read);
  });

  test('R62: names that differ only in invisible characters are one name', () => {
    const stored = { savedSearches: [STORED, { ...STORED, name: `${STORED.name}\u200B` }] };
    const names = savedSearchesCodec.read(stored)?.map(({ name }) => name);
    expect(names).toEqual(['Late at Acme', expect.stringMatching(/ \(2\)$/)]);
  });

  test('one of several searches with the same name can be deleted separately', () => {
    const entries = ['one', 'one', 'three'].map((searchTerm) => ({ ...STORED, searchTerm }));
    const [, ...others] = savedSearchesCodec.read({ savedSearches: entries }) ?? [];
    const written = savedSearchesCodec.write({ savedSearches: entries }, others);
    expect(savedSearchesCodec.read(written)).toEqual(others);
  });

  test('a changed entry keeps those fields, but not a duration that was removed', () => {
    const stored = { savedSearches: [{ ...STORED, colour: 'red', duration: { value: 1, unit: 'hours' } }] };
    const [entry] = savedSearchesCodec.write(stored, [saved()]).savedSearches as Record<string, unknown>[];
    expect(entry).toMatchObject({ name: 'Late at Acme', colour: 'red', selectedMerchants: [] });
    expect(JSON.stringify(entry)).not.toContain('duration');
  });
});
