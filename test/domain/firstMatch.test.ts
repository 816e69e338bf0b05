import { describe, expect, test } from 'vitest';
import { indexInOrder } from '#domain/search/filterIndex.ts';
import { firstMatch, toggledValues } from '#domain/search/firstMatch.ts';
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
