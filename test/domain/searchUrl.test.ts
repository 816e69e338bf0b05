import { describe, expect, test } from 'vitest';
import {
  DEFAULT_CRITERIA,
  defaultSortOrder,
  FILTER_NAMES,
  type SearchCriteria,
} from '#domain/search/searchCriteria.ts';
import {
  cleanFilterValues,
  criteriaOfUrl,
  hasSearchCriteria,
  parseCriteria,
  searchPath,
  serializeCriteria,
} from '#domain/search/searchUrl.ts';
import { aSearch } from '#test/domainBuilders.ts';

const parse = (query: string) => parseCriteria(new URLSearchParams(query));

describe('S2.15, S2.30: whether a URL requests a search', () => {
  test.each(['searchTerm=x', 'page=1', 'period=24h', 'sortField=relevance', 'startDate=', 'page=abc'])(
    '?%s does',
    (query) => expect(hasSearchCriteria(new URLSearchParams(query))).toBe(true),
  );

  test.each(FILTER_NAMES)('a filter does: %s', (name) => {
    expect(hasSearchCriteria(new URLSearchParams({ [name]: 'x' }))).toBe(true);
  });

  test.each([
    '',
    'utm_source=mail',
    'itemId=1',
    'SearchTerm=x',
    'searchTerm=',
    'searchTerm=%2B',
    'searchTerm=-',
    'searchTerm=%22',
  ])('?%s does not', (query) => {
    expect(hasSearchCriteria(new URLSearchParams(query))).toBe(false);
  });
});

describe('the search of a URL', () => {
  const of = (path: string) => criteriaOfUrl(new URL(path, 'https://console.test'));

  test('is that of the search screen only, if it requests one', () => {
    expect(of('/?searchTerm=mug&page=2')).toEqual(parse('searchTerm=mug&page=2'));
    expect(of('/')).toBeNull();
    expect(of('/?itemId=1')).toBeNull();
    expect(of('/orders/order-1?searchTerm=mug')).toBeNull();
  });
});

/** Each row: a title, a query, and the values read from the query that differ from the defaults. */
const READ: readonly (readonly [string, string, Partial<Omit<SearchCriteria, 'filters'>>])[] = [
  ['S5.6: the term is trimmed', 'searchTerm=++ana+ruiz+', { searchTerm: 'ana ruiz' }],
  ['a lone operator is no text', 'searchTerm=%2B&page=1', { searchTerm: '' }],
  ['nor is a lone quote', 'searchTerm=%22&page=1', { searchTerm: '' }],
  ['the first of two terms counts', 'searchTerm=a&searchTerm=b', { searchTerm: 'a' }],
  ['S5.8: the page is taken from the query', 'page=7', { page: 7 }],
  ['S5.8: 100 is the last page', 'page=100', { page: 100 }],
  ['S5.8: above 100 is page 1', 'page=101', { page: 1 }],
  ['a page of 0 is page 1', 'page=0', { page: 1 }],
  ['a page with zeros before it is that page', 'page=007', { page: 7 }],
  ['a page in scientific notation is page 1', 'page=1e1', { page: 1 }],
  ['a blank page is page 1', 'page=', { page: 1 }],
  ['a page in another script is page 1', 'page=%D9%A3', { page: 1 }],
  [
    'an instant is read as UTC',
    'startDate=2026-03-01T12:00:00%2B02:00',
    { startDate: '2026-03-01T10:00:00.000Z' },
  ],
  ['an unparsable date falls back', 'startDate=soon&endDate=1', {}],
  ['a date without a zone is no instant', 'startDate=2026-03-01T12:00:00', {}],
  ['an impossible day falls back', 'endDate=2026-02-30T00:00:00Z', {}],
  [
    '29 February is a day in a leap year',
    'endDate=2024-02-29T00:00:00Z',
    { endDate: '2024-02-29T00:00:00.000Z' },
  ],
  ['a period in minutes', 'period=90m', { period: { value: 90, unit: 'minutes' } }],
  ['a period in hours', 'period=24h', { period: { value: 24, unit: 'hours' } }],
  ['a period in days', 'period=7d', { period: { value: 7, unit: 'days' } }],
  ['a period of zero falls back', 'period=0h', {}],
  ['a period with a sign falls back', 'period=-1h', {}],
  ['a period without a unit falls back', 'period=24', {}],
  ['a period in weeks falls back', 'period=2w', {}],
  ['a period beyond all orders falls back', 'period=10000000d', {}],
  [
    'S9.18: promise date is offered earliest first',
    'sortField=promiseDate',
    { sortField: 'promiseDate', sortOrder: 'ascending' },
  ],
  ['S9.18: relevance', 'sortField=relevance', { sortField: 'relevance', sortOrder: 'descending' }],
  [
    'R187: relevance has only one direction',
    'sortField=relevance&sortOrder=ascending',
    { sortField: 'relevance', sortOrder: 'descending' },
  ],
  ['an unknown sort falls back', 'sortField=price', {}],
  [
    'an unknown direction falls back to that of its field',
    'sortField=promiseDate&sortOrder=up',
    { sortField: 'promiseDate', sortOrder: 'ascending' },
  ],
  [
    'names of Object.prototype are not values',
    'sortField=constructor&sortOrder=__proto__&period=toString',
    {},
  ],
];

describe('reading the search of a URL', () => {
  test.each(READ)('%s: ?%s', (_title, query, says) => {
    expect(parse(query)).toEqual(aSearch(says));
  });

  test('S9.1: a URL without parameters is the default search', () => {
    expect(parse('')).toEqual(DEFAULT_CRITERIA);
  });

  test.each(FILTER_NAMES)('repeated values make the list of %s', (name) => {
    const query = new URLSearchParams([
      [name, ' a '],
      [name, 'b'],
      [name, 'a'],
      [name, ' '],
    ]);
    expect(parse(query.toString())).toEqual(aSearch({ filters: { [name]: ['a', 'b'] } }));
  });

  test('R2: unreadable parameters fall back individually', () => {
    const query =
      'searchTerm=x&page=9999&startDate=bad&endDate=2026-11-10T00:00:00Z&period=bad&sortField=bad&merchants=m';
    expect(parse(query)).toEqual(
      aSearch({ searchTerm: 'x', endDate: '2026-11-10T00:00:00.000Z', filters: { merchants: ['m'] } }),
    );
  });
});

describe('S5.9, S5.10: the values of a filter', () => {
  test.each([
    ['the part after the dot counts', 'statuses', ['production.productionAccepted'], ['productionAccepted']],
    ['the last dot counts', 'statuses', ['a.b.c'], ['c']],
    ['both spellings are one value', 'statuses', ['production', 'production.production'], ['production']],
    ['the parent check box is never kept', 'statuses', ['inProduction', 'production.inProduction'], []],
    ['nothing after the dot is nothing', 'statuses', ['production.', 'production. '], []],
    ['spaces after the dot do not matter', 'errorStatuses', ['a. rejected '], ['rejected']],
    ['a delayed status has its dot removed too', 'delayedStatuses', ['x.preparing'], ['preparing']],
    [
      'routing and suspended, as written by hand',
      'errorStatuses',
      ['routing suspended'],
      ['routing+suspended'],
    ],
    ['routing and suspended', 'errorStatuses', ['routing+suspended'], ['routing+suspended']],
    ['a merchant may have a dot in its name', 'merchants', ['acme.print'], ['acme.print']],
    ['a merchant may be called inProduction', 'merchants', ['inProduction'], ['inProduction']],
    ['blanks are dropped', 'salesChannels', ['', ' ', '\t'], []],
    ['duplicates are dropped, and the order stays', 'fulfillers', ['b', 'a', 'b'], ['b', 'a']],
  ] as const)('%s', (_title, name, values, expected) => {
    expect(cleanFilterValues(name, values)).toEqual(expected);
  });
});

describe('writing a search into a URL', () => {
  test.each([
    ['the default search is its page, so that it is a search', aSearch(), 'page=1'],
    ['a term is trimmed', aSearch({ searchTerm: ' a b ' }), 'searchTerm=a+b&page=1'],
    ['a period', aSearch({ period: { value: 4, unit: 'hours' } }), 'period=4h&page=1'],
    [
      'the natural direction is left out',
      aSearch({ sortField: 'promiseDate', sortOrder: 'ascending' }),
      'sortField=promiseDate&page=1',
    ],
    ['the other direction is written', aSearch({ sortOrder: 'ascending' }), 'sortOrder=ascending&page=1'],
    [
      'docs/platform/order-manager.md: once per value',
      aSearch({ filters: { merchants: ['a', 'b'] } }),
      'merchants=a&merchants=b&page=1',
    ],
    [
      'S5.10: the parent check box is removed',
      aSearch({ filters: { statuses: ['inProduction'] } }),
      'page=1',
    ],
    [
      'a plus survives',
      aSearch({ filters: { errorStatuses: ['routing+suspended'] } }),
      'errorStatuses=routing%2Bsuspended&page=1',
    ],
    [
      'dates are UTC instants',
      aSearch({ startDate: '2026-11-01T00:00:00.000Z', page: 3 }),
      'startDate=2026-11-01T00%3A00%3A00.000Z&page=3',
    ],
  ])('%s', (_title, criteria, query) => {
    expect(serializeCriteria(criteria).toString()).toBe(query);
    expect(searchPath(criteria, null)).toBe(`/?${query}`);
  });

  test('S9.18: the natural direction of each sort', () => {
    expect([
      defaultSortOrder('createdDate'),
      defaultSortOrder('relevance'),
      defaultSortOrder('promiseDate'),
    ]).toEqual(['descending', 'descending', 'ascending']);
  });
});
