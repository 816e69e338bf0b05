import { describe, expect, test } from 'vitest';
import { indexInOrder } from '#domain/search/filterIndex.ts';
import { filterMatches, firstMatch, toggledValues } from '#domain/search/firstMatch.ts';
import { FILTER_NAMES, type FilterName } from '#domain/search/searchCriteria.ts';

const indexOf = (...labels: string[]) =>
  indexInOrder(labels.map((label) => ({ value: label.toLowerCase(), label, hint: '', synonyms: [] })));

const NOTHING = Object.fromEntries(FILTER_NAMES.map((name) => [name, indexOf()])) as Record<
  FilterName,
  ReturnType<typeof indexOf>
>;
const INDEXES = {
  ...NOTHING,
  merchants: indexOf('Acme Print', 'Print Pantry'),
  fulfillers: indexOf('Printworks', 'Elbe'),
  errorStatuses: indexOf('Not printed', 'Rejected'),
};
const AVAILABLE = {
  merchants: ['acme print', 'print pantry'],
  fulfillers: ['printworks', 'elbe'],
  salesChannels: [],
  productCategories: [],
};

describe('S2.18: the first match', () => {
  test.each([
    ['the best one of the first filter with a match', 'print', { name: 'merchants', value: 'print pantry' }],
    ['of a later filter, if the earlier ones have no match', 'elb', { name: 'fulfillers', value: 'elbe' }],
    ['of a filter with fixed values', 'REJ', { name: 'errorStatuses', value: 'rejected' }],
  ])('is %s', (_title, text, found) => {
    expect(firstMatch(INDEXES, AVAILABLE, text)).toEqual(found);
  });

  test.each(['', '  ', 'zzz'])('does not exist for "%s"', (text) => {
    expect(firstMatch(INDEXES, AVAILABLE, text)).toBeNull();
  });

  test('S2.26: is never in a hidden filter', () => {
    const available = { ...AVAILABLE, merchants: ['print pantry'] };
    expect(firstMatch(INDEXES, available, 'print')).toEqual({ name: 'fulfillers', value: 'printworks' });
  });
});

describe('R194: starts of words before other parts of words', () => {
  const indexes = {
    ...NOTHING,
    productCategories: indexOf('Signs and plates', 'Cards'),
    errorStatuses: indexOf('Too late', 'Latest', 'Rejected'),
    delayedStatuses: indexInOrder([
      { value: 'production', label: 'Production', hint: '', synonyms: ['late'] },
      { value: 'translated', label: 'Translated', hint: '', synonyms: [] },
    ]),
  };
  const available = { ...AVAILABLE, productCategories: ['signs and plates', 'cards'] };

  test('across all filters, for Enter', () => {
    expect(firstMatch(indexes, available, 'late')).toEqual({ name: 'errorStatuses', value: 'latest' });
  });

  test('a synonym counts like the name', () => {
    const unnamed = { ...indexes, errorStatuses: indexOf() };
    expect(firstMatch(unnamed, available, 'late')).toEqual({ name: 'delayedStatuses', value: 'production' });
  });

  test('another part of a word is found if no word starts with the text', () => {
    expect(firstMatch(indexes, available, 'lates')).toEqual({ name: 'errorStatuses', value: 'latest' });
    expect(firstMatch(indexes, available, 'ates')).toEqual({
      name: 'productCategories',
      value: 'signs and plates',
    });
  });

  test('the list shows the filters in the same order', () => {
    const order = filterMatches(indexes, 'late').map(({ name }) => name);
    expect(order.slice(0, 2)).toEqual(['errorStatuses', 'delayedStatuses']);
    expect(new Set(order)).toEqual(new Set(FILTER_NAMES));
    expect(filterMatches(indexes, ' ').map(({ name }) => name)).toEqual(FILTER_NAMES);
  });
});

describe('S2.28: selecting and clearing a value', () => {
  const tree = [
    { id: 'cards', name: 'Cards', children: [{ id: 'business', name: 'Business', children: [] }] },
  ];
  test.each([
    ['is added', ['a'], { name: 'merchants', value: 'b' }, ['a', 'b']],
    ['is removed', ['a', 'b'], { name: 'merchants', value: 'b' }, ['a']],
    [
      'is both children of "in production"',
      [],
      { name: 'statuses', value: 'inProduction' },
      ['productionAccepted', 'production'],
    ],
    ['is a category with its descendants', ['business'], { name: 'productCategories', value: 'cards' }, []],
  ] as const)('%s', (_title, values, changed, next) => {
    expect(toggledValues(values, changed, tree).toSorted()).toEqual([...next].toSorted());
  });
});
