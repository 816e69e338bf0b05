import { describe, expect, test } from 'vitest';
import { groupIds, ID_FORMATS, itemIdInFormat, orderIdsInFormat, orderLabel } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import {
  itemValues,
  missedSlaHours,
  printJobs,
  salesChannels,
  statusWarnings,
} from '#domain/results/columnValues.ts';
import { aGroup, anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const late = (name: string, hours: number) => aStatus(name, { expectedCloseDate: hoursAgo(hours) });
const withItems = (...items: Item[]) => anOrder({ items });

describe('S2.45 to S2.47: IDs in all formats, each once', () => {
  const second = anItem({
    itemId: 'item-2',
    merchantItemId: '',
    fulfillerItemId: 'F-56',
    shortItemId: 'Z9',
    fulfillerOrderId: 'FO-10',
    shortFulfillmentGroupId: 'F2',
  });
  const order = withItems(anItem(), second, anItem());

  test.each([
    ['platform', ['order-1'], ['item-1', 'item-2']],
    ['merchant', ['VP-100-7'], ['VP-100-7-1']],
    ['fulfiller', ['FO-9', 'FO-10'], ['F-55', 'F-56']],
    ['short', ['F8K2M4P6Q1', 'F2'], ['M4K7Q2P9XD', 'Z9']],
  ] as const)('%s', (format, orderIds, itemIds) => {
    expect(orderIdsInFormat(order, format)).toEqual(orderIds);
    expect(itemValues(order, (item) => itemIdInFormat(item, format))).toEqual(itemIds);
  });

  test.each(ID_FORMATS)('an order without an ID in the %s format shows its platform ID', (format) => {
    expect(orderLabel(anOrder({ merchantOrderId: '', fulfillmentGroups: [], items: [] }), format)).toBe(
      'order-1',
    );
  });

  test('groups: those of the order, and those named only by an item', () => {
    const groups = [aGroup(), aGroup({ fulfillmentGroupId: '', shortFulfillmentGroupId: '' })];
    const items = [anItem(), anItem({ fulfillmentGroupId: 'group-2', shortFulfillmentGroupId: 'F2' })];
    const grouped = anOrder({ fulfillmentGroups: groups, items });
    expect(groupIds(grouped, 'platform')).toEqual(['group-1', 'group-2']);
    expect(groupIds(grouped, 'short')).toEqual(['F8K2M4P6Q1', 'F2']);
  });
});

describe('S2.53: the sales channel of the order, or else of its items', () => {
  test.each([
    ['web-nl', 'app-de', ['web-nl']],
    ['', 'app-de', ['app-de']],
    ['', '', []],
  ])('%j of the order, %j of the item', (ofOrder, ofItem, channels) => {
    const items = [anItem({ merchantSalesChannel: ofItem }), anItem({ merchantSalesChannel: ofItem })];
    expect(salesChannels(anOrder({ merchantSalesChannel: ofOrder, items }))).toEqual(channels);
  });
});

test('S2.54: ordered and fulfilled SKUs, each once, without blanks', () => {
  const order = withItems(anItem(), anItem({ orderedSkuCode: '' }), anItem({ orderedSkuCode: 'VIP-2' }));
  expect(itemValues(order, (item) => item.orderedSkuCode)).toEqual(['VIP-12345', 'VIP-2']);
  expect(itemValues(order, (item) => item.skuCode)).toEqual(['CIM-AB12CD34']);
});

describe('S2.56: missed SLA hours per status, rounded, 0 for less than one', () => {
  test.each([
    ['29 minutes', 0.48, 0],
    ['31 minutes', 0.52, 1],
    ['five hours and a bit', 5.4, 5],
    ['a week', 168, 168],
  ])('%s late', (_, hours, shown) => {
    const order = withItems(anItem({ statuses: statusesOf(late('preparing', hours)) }));
    expect(missedSlaHours(order, NOW)).toEqual([{ status: 'preparing', hours: shown }]);
  });

  test('the oldest of several items counts', () => {
    const order = withItems(
      anItem({ statuses: statusesOf(late('preparing', 3)) }),
      anItem({ statuses: statusesOf(late('preparing', 30), late('fulfillment', 2)) }),
      anItem({ statuses: statusesOf(late('preparing', 5)) }),
    );
    expect(missedSlaHours(order, NOW)).toEqual([
      { status: 'preparing', hours: 30 },
      { status: 'fulfillment', hours: 2 },
    ]);
  });

  test.each([
    ['not yet due', aStatus('preparing', { expectedCloseDate: hoursAgo(-1) })],
    ['without a date', aStatus('preparing')],
    ['closed', late('preparing', 5)],
    ['an error, which is no SLA', late('rejected', 5)],
  ])('%s misses nothing', (name, entry) => {
    const state = name === 'closed' ? 'closed' : 'current';
    const order = withItems(anItem({ statuses: statusesOf({ ...entry, state }) }));
    expect(missedSlaHours(order, NOW)).toEqual([]);
  });
});

describe('S2.57: print jobs', () => {
  const job = (shortId: string) => ({ status: 'accepted', message: '', shortId });
  test.each([
    ['none', [null, null], { items: 0, allItems: 2, ids: [] }],
    ['some', [job('PJ-1'), null], { items: 1, allItems: 2, ids: ['PJ-1'] }],
    ['all in one job', [job('PJ-1'), job('PJ-1')], { items: 2, allItems: 2, ids: ['PJ-1'] }],
    ['a job without an ID', [job('')], { items: 1, allItems: 1, ids: [] }],
  ])('%s', (_, jobs, shown) => {
    expect(printJobs(withItems(...jobs.map((printJob) => anItem({ printJob }))))).toEqual(shown);
  });

  test('a job that the item only links to counts, without an ID', () => {
    const linked = anItem({ links: keyed({ printJob: [{ href: 'https://jobs.example/77', name: null }] }) });
    expect(printJobs(withItems(linked, anItem()))).toEqual({ items: 1, allItems: 2, ids: [] });
  });
});

describe('S2.61: the warnings of a status', () => {
  test('errors first, then missed SLAs, then pending cancellation', () => {
    const order = withItems(
      anItem({ statuses: statusesOf(aStatus('pendingCancellation'), late('preparing', 5)) }),
      anItem({ statuses: statusesOf(aStatus('rejected', { detail: 'Out of stock' })) }),
    );
    expect(statusWarnings(order, NOW)).toEqual([
      { kind: 'error', status: 'rejected', detail: 'Out of stock', hours: null, items: 1 },
      { kind: 'missedSla', status: 'preparing', detail: '', hours: 5, items: 1 },
      { kind: 'pendingCancellation', status: 'pendingCancellation', detail: '', hours: null, items: 1 },
    ]);
  });

  test('a delay in routing is a separate warning, not a missed SLA', () => {
    const order = withItems(anItem({ statuses: statusesOf(late('routing', 3)) }));
    expect(statusWarnings(order, NOW)).toEqual([
      { kind: 'delay', status: 'routing', detail: '', hours: 3, items: 1 },
    ]);
    expect(missedSlaHours(order, NOW)).toEqual([]);
  });

  test('a pending cancellation is listed once, whatever its details', () => {
    const cancelling = (detail: string) =>
      anItem({ statuses: statusesOf(aStatus('pendingCancellation', { detail })) });
    expect(
      statusWarnings(withItems(cancelling('by the customer'), cancelling('by the merchant')), NOW),
    ).toEqual([
      { kind: 'pendingCancellation', status: 'pendingCancellation', detail: '', hours: null, items: 2 },
    ]);
  });

  test('equal ones are listed once, with their number of items and the oldest date', () => {
    const order = withItems(
      anItem({ statuses: statusesOf(late('preparing', 2)) }),
      anItem({ statuses: statusesOf(late('preparing', 9)) }),
    );
    expect(statusWarnings(order, NOW)).toEqual([
      { kind: 'missedSla', status: 'preparing', detail: '', hours: 9, items: 2 },
    ]);
  });

  test('an item that missed a date and one that did not are combined in any order', () => {
    const missed = anItem({ statuses: statusesOf(late('rejected', 4)) });
    const undated = anItem({ statuses: statusesOf(aStatus('rejected')) });
    const expected = [{ kind: 'error', status: 'rejected', detail: '', hours: 4, items: 2 }];
    expect(statusWarnings(withItems(missed, undated), NOW)).toEqual(expected);
    expect(statusWarnings(withItems(undated, missed), NOW)).toEqual(expected);
  });

  test('an order in good health has none', () => {
    expect(statusWarnings(withItems(anItem({ statuses: statusesOf(aStatus('production')) })), NOW)).toEqual(
      [],
    );
  });
});
