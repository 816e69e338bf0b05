import { describe, expect, test } from 'vitest';
import { toSearchBody } from '#api/wire/orderSearchWire.ts';
import { RECENT_PERIODS } from '#domain/search/periods.ts';
import { criteriaWithFilters, RECOMMENDED_SEARCHES } from '#domain/search/recommendedSearches.ts';
import { DEFAULT_CRITERIA, NO_FILTERS } from '#domain/search/searchCriteria.ts';
import { defaultRange } from '#domain/search/searchRange.ts';
import { activeTab, SEARCH_TABS, withTabFilters } from '#domain/search/searchTabs.ts';
import { parseCriteria, serializeCriteria } from '#domain/search/searchUrl.ts';
import {
  DELAY_FILTER_STATUSES,
  ERROR_FILTER_STATUSES,
  IN_PRODUCTION,
  ITEM_STATUSES,
  isKnownStatus,
  STATUS_FILTER_STATUSES,
} from '#domain/statusNames.ts';
import { currentTime } from '#domain/time/currentTime.ts';

const DELAYED = [
  'pendingCancellation',
  'fulfillment',
  'awaitingFulfillerResponse',
  'preparing',
  'documentReview',
  'documentReviewFeedback',
  'fulfillmentDelayed',
  'onTimeToCustomer',
  'inventoryCheck',
  'routing',
];
const BLOCKED = [
  'rejected',
  'documentReviewRejected',
  'inventoryCheckRejected',
  'prepressFailed',
  'suspended',
  'routing+suspended',
  'onHold',
];

describe('S2.33: the recommended searches', () => {
  test.each([
    ['blocked', { errorStatuses: BLOCKED }],
    ['missedSla', { delayedStatuses: DELAYED }],
    ['pendingCancellation', { statuses: ['pendingCancellation'] }],
    ['awaitingCustomerFeedback', { statuses: ['documentReviewFeedback'] }],
    ['awaitingFulfillment', { statuses: ['productionAccepted', 'production'] }],
    ['awaitingFulfillerResponse', { statuses: ['awaitingFulfillerResponse'] }],
  ])('%s', (id, filters) => {
    expect(RECOMMENDED_SEARCHES.find((search) => search.id === id)?.filters).toEqual(filters);
  });

  test('are six, in that order', () => {
    expect(RECOMMENDED_SEARCHES.map(({ id }) => id)).toEqual([
      'blocked',
      'missedSla',
      'pendingCancellation',
      'awaitingCustomerFeedback',
      'awaitingFulfillment',
      'awaitingFulfillerResponse',
    ]);
  });

  test.each(RECOMMENDED_SEARCHES)('$id survives its URL, and changes only the filters', ({ filters }) => {
    const search = criteriaWithFilters(filters);
    expect(search).toEqual({ ...DEFAULT_CRITERIA, filters: { ...NO_FILTERS, ...filters } });
    expect(parseCriteria(serializeCriteria(search))).toEqual(search);
  });

  test('S4.19: Blocked as sent to the platform', () => {
    const body = toSearchBody({
      criteria: criteriaWithFilters(RECOMMENDED_SEARCHES[0].filters),
      range: defaultRange(currentTime(0, 'Etc/UTC')),
    });
    expect(body.statusesInclusive).toEqual([
      { name: 'rejected', state: 'current' },
      { name: 'documentReviewRejected', state: 'current', missedCloseDate: true },
      { name: 'inventoryCheckRejected', state: 'current', missedCloseDate: true },
      { name: 'prepressFailed', state: 'current', missedCloseDate: true },
      { name: 'suspended', state: 'current', missedCloseDate: true },
      { name: 'routing', state: 'current', suspended: true },
      { name: 'onHold', state: 'current' },
    ]);
  });
});

test('S2.31: recent orders are those of the last hour, 4, 12 and 24 hours', () => {
  expect(RECENT_PERIODS).toEqual([1, 4, 12, 24].map((value) => ({ value, unit: 'hours' })));
});

describe('S2.24: the tabs', () => {
  test.each([
    ['all', [], []],
    ['delayed', DELAYED, []],
    ['errors', [], [...BLOCKED, 'cancelled']],
  ])('%s', (id, delayedStatuses, errorStatuses) => {
    expect(SEARCH_TABS.find((tab) => tab.id === id)).toEqual({ id, delayedStatuses, errorStatuses });
    expect(activeTab({ ...NO_FILTERS, delayedStatuses, errorStatuses })).toBe(id);
  });

  test.each([
    ['in another order', { delayedStatuses: DELAYED.toReversed() }, 'delayed'],
    ['beside other filters', { delayedStatuses: DELAYED, merchants: ['a'] }, 'delayed'],
    ['beside an item status', { delayedStatuses: DELAYED, statuses: ['routing'] }, null],
    ['with one missing', { delayedStatuses: DELAYED.slice(1) }, null],
    ['with one more', { delayedStatuses: [...DELAYED, 'x'] }, null],
    ['with one instead of another', { delayedStatuses: [...DELAYED.slice(1), 'x'] }, null],
    ['with one twice instead of another', { delayedStatuses: [...DELAYED.slice(1), 'routing'] }, null],
    [
      'delays and errors together',
      { delayedStatuses: DELAYED, errorStatuses: [...BLOCKED, 'cancelled'] },
      null,
    ],
    ['Blocked is not the tab Errors', { errorStatuses: BLOCKED }, null],
    ['statuses alone', { statuses: DELAYED }, null],
  ])('%s: %#', (_title, filters, expected) => {
    expect(activeTab({ ...NO_FILTERS, ...filters })).toBe(expected);
  });

  test.each(SEARCH_TABS)('$id replaces every status filter, and nothing else', (tab) => {
    const filters = { merchants: ['a'], statuses: ['routing'], errorStatuses: ['rejected'] };
    const search = { ...criteriaWithFilters(filters), searchTerm: 'ana', page: 3 };
    const { delayedStatuses, errorStatuses } = tab;
    expect(withTabFilters(search, tab)).toEqual({
      ...criteriaWithFilters({ merchants: ['a'], delayedStatuses, errorStatuses }),
      searchTerm: 'ana',
    });
  });
});

describe('S4.10: the status names', () => {
  test.each(
    (
      'fulfilled cancelled rejected awaitingFulfillerResponse productionAccepted inProduction production preparing inventoryCheck ' +
      'documentReview cancellationRejected pendingCancellation fulfillment inventoryCheckRejected documentReviewRejected ' +
      'documentReviewFeedback prepressFailed prepress platformAccepted suspended fulfillmentDelayed standardizingOrder ' +
      'routing shippingAggregation onTimeToCustomer delivered dispatched outForDelivery onHold'
    ).split(' '),
  )('%s is known', (name) => {
    expect(isKnownStatus(name)).toBe(true);
  });

  test.each(['', 'brandNew', 'Routing', 'routing+suspended', 'toString'])('%j is not', (name) => {
    expect(isKnownStatus(name)).toBe(false);
  });

  test.each(
    (
      'documentReviewRejected inventoryCheckRejected prepressFailed platformAccepted ' +
      'fulfillmentDelayed onTimeToCustomer'
    ).split(' '),
  )('S2.25: %s can be searched for as a plain status, late or not', (name) => {
    expect(STATUS_FILTER_STATUSES).toContain(name);
  });

  test('S5.10: no list offers the parent check box', () => {
    const offered: readonly string[] = [
      ...STATUS_FILTER_STATUSES,
      ...DELAY_FILTER_STATUSES,
      ...ERROR_FILTER_STATUSES,
    ];
    expect(offered).not.toContain(IN_PRODUCTION);
    expect(new Set(STATUS_FILTER_STATUSES).size).toBe(STATUS_FILTER_STATUSES.length);
    expect(new Set(ITEM_STATUSES).size).toBe(ITEM_STATUSES.length);
  });
});
