import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toggleInProduction, toggleValue } from '#domain/search/filterToggles.ts';
import {
  FIXED_FILTER_VALUES,
  filterTags,
  inProductionCheckState,
  isFilterOffered,
  isFixedFilter,
  tagGroups,
  withoutTag,
} from '#domain/search/filterValues.ts';
import { FILTER_NAMES, type Filters, NO_FILTERS } from '#domain/search/searchCriteria.ts';
import { DELAY_FILTER_STATUSES, ERROR_FILTER_STATUSES } from '#domain/statusNames.ts';
import { holds } from './holds.ts';

describe('S2.25, S2.26: the offered filters', () => {
  test('four lists come from the platform, seven are fixed', () => {
    expect(FILTER_NAMES.filter((name) => !isFixedFilter(name))).toEqual([
      'merchants',
      'fulfillers',
      'salesChannels',
      'productCategories',
    ]);
  });

  test.each([
    [[], false],
    [['only'], false],
    [['one', 'other'], true],
  ])('a list with the values %j is offered: %s', (values, isOffered) => {
    expect(isFilterOffered(values)).toBe(isOffered);
  });
});

describe("S2.28: the check box 'in production'", () => {
  test.each([
    [[], 'none'],
    [['routing'], 'none'],
    [['production'], 'some'],
    [['productionAccepted', 'routing'], 'some'],
    [['production', 'productionAccepted'], 'all'],
  ] as const)('with %j it shows %s', (statuses, picked) => {
    expect(inProductionCheckState(statuses)).toBe(picked);
  });

  test.each([
    ['selects both', ['routing'], ['routing', 'productionAccepted', 'production']],
    ['completes one', ['production', 'routing'], ['routing', 'productionAccepted', 'production']],
    ['removes both', ['productionAccepted', 'routing', 'production'], ['routing']],
  ])('selecting it %s', (_title, before, after) => {
    expect(toggleInProduction(before)).toEqual(after);
  });

  test('selecting it twice leaves every other status as it was', () => {
    const statuses = fc.uniqueArray(fc.constantFrom(...FIXED_FILTER_VALUES.statuses));
    holds(
      fc.property(statuses, (before) => {
        const after = toggleInProduction(toggleInProduction(before));
        const others = (list: readonly string[]) => list.filter((one) => !one.startsWith('production'));
        expect(others(after)).toEqual(others(before));
        expect(inProductionCheckState(after)).toBe(inProductionCheckState(before) === 'all' ? 'all' : 'none');
      }),
    );
  });
});

test('selecting a value adds it, selecting it again removes it', () => {
  expect(toggleValue(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleValue(['a', 'b'], 'a')).toEqual(['b']);
});

describe('S2.23: the selected filters as tags', () => {
  test('one tag for each value, in the order of the groups', () => {
    const filters = { ...NO_FILTERS, claimTypes: ['claims'], merchants: ['b', 'a'] };
    expect(filterTags(filters)).toEqual([
      { name: 'merchants', value: 'b' },
      { name: 'merchants', value: 'a' },
      { name: 'claimTypes', value: 'claims' },
    ]);
  });

  test('a completely selected filter is one tag, and unknown values are separate ones', () => {
    const filters = { ...NO_FILTERS, delayedStatuses: [...DELAY_FILTER_STATUSES, 'brandNew'] };
    expect(filterTags(filters)).toEqual([
      { name: 'delayedStatuses', value: null },
      { name: 'delayedStatuses', value: 'brandNew' },
    ]);
    expect(withoutTag(filters, { name: 'delayedStatuses', value: null }).delayedStatuses).toEqual([
      'brandNew',
    ]);
  });

  test('R500: the tags of the status filters are one group, each other filter is another', () => {
    const filters = {
      ...NO_FILTERS,
      merchants: ['b', 'a'],
      errorStatuses: ['onHold'],
      delayedStatuses: ['routing'],
    };
    expect(tagGroups(filters)).toEqual([
      [
        { name: 'merchants', value: 'b' },
        { name: 'merchants', value: 'a' },
      ],
      [
        { name: 'errorStatuses', value: 'onHold' },
        { name: 'delayedStatuses', value: 'routing' },
      ],
    ]);
  });

  test('R180: both statuses in production are one tag with the name of their check box', () => {
    const filters = { ...NO_FILTERS, statuses: ['onHold', 'production', 'productionAccepted'] };
    expect(filterTags(filters)).toEqual([
      { name: 'statuses', value: 'onHold' },
      { name: 'statuses', value: 'inProduction' },
    ]);
    expect(withoutTag(filters, { name: 'statuses', value: 'inProduction' }).statuses).toEqual(['onHold']);
    // A sales channel can have the same name.
    const channels = { ...NO_FILTERS, salesChannels: ['inProduction', 'web'] };
    const channel = { name: 'salesChannels', value: 'inProduction' } as const;
    expect(withoutTag(channels, channel).salesChannels).toEqual(['web']);
    expect(filterTags({ ...NO_FILTERS, statuses: ['production'] })).toEqual([
      { name: 'statuses', value: 'production' },
    ]);
    expect(filterTags({ ...NO_FILTERS, delayedStatuses: ['production', 'productionAccepted'] })).toHaveLength(
      2,
    );
  });

  test('removing every tag removes every filter, each tag its own', () => {
    const values = fc.uniqueArray(
      fc.constantFrom<string>(...ERROR_FILTER_STATUSES, 'productionAccepted', 'production', 'x', 'y'),
      {
        maxLength: 10,
      },
    );
    const filters = fc.record(
      Object.fromEntries(FILTER_NAMES.map((name) => [name, values])) as Record<keyof Filters, typeof values>,
    );
    holds(
      fc.property(filters, (given) => {
        let left: Filters = given;
        for (const tag of filterTags(given)) {
          const before = filterTags(left).length;
          left = withoutTag(left, tag);
          expect(filterTags(left)).toHaveLength(before - 1);
        }
        expect(left).toEqual(NO_FILTERS);
      }),
    );
  });
});
