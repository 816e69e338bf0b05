import { describe, expect, it, test } from 'vitest';
import type { Item } from '#domain/item/item.ts';
import { orderDueFact } from '#domain/order/dueFact.ts';
import { itemDueFact, itemPromise } from '#domain/order/itemDueFact.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { aGroup, anItem, anItemIn, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { inHours, PRESENT, short } from './dueFactScene.ts';

const closing = (name: string, hours: number) => aStatus(name, { expectedCloseDate: inHours(hours) });
const withStatuses = (...entries: ReturnType<typeof aStatus>[]) =>
  anItem({ statuses: statusesOf(...entries) });
const cancelled = (quantity: number) => aStatus('cancelled', { quantity });
const PARTLY_CANCELLED = anItem({
  quantity: 10,
  statuses: statusesOf(cancelled(2), closing('fulfillment', -72), aStatus('production')),
});
const SHIPPED_OR_CANCELLED = anItem({
  quantity: 10,
  statuses: statusesOf(cancelled(2), aStatus('fulfilled', { quantity: 8 })),
});

describe('the due fact of an order', () => {
  it.each([-3, 3])('R565: of statuses due at the same time, is the same in any sequence (%s h)', (hours) => {
    const items = ['production', 'preparing', 'routing'].map((name) => withStatuses(closing(name, hours)));
    const factOf = (all: Item[]) => orderDueFact(anOrder({ items: all }), PRESENT);
    expect(factOf(items)).toMatchObject({ status: 'preparing' });
    expect(factOf(items.toReversed())).toEqual(factOf(items));
  });

  test.each<[string, Item[], string, string | null]>([
    [
      'is the date missed longest ago',
      [withStatuses(closing('preparing', -3)), withStatuses(closing('fulfillment', -9))],
      '2026-11-10',
      'late fulfillment -9',
    ],
    [
      'includes a date that an error missed',
      [withStatuses(closing('prepressFailed', -30), closing('preparing', -2))],
      '2026-11-24',
      'late prepressFailed -30',
    ],
    [
      'includes delays that cannot be cleared',
      [withStatuses(closing('routing', -2))],
      '2026-11-24',
      'late routing -2',
    ],
    [
      'is the next date if none is missed',
      [withStatuses(closing('preparing', 23)), withStatuses(closing('preparing', 3))],
      '2026-11-24',
      'dueSoon preparing 3',
    ],
    [
      'R148: is the missed promise, even if a date is due within a day',
      [withStatuses(closing('preparing', 3))],
      '2026-11-18',
      'promiseMissed 2',
    ],
    [
      'R148: is not the next date of a shipped item',
      [withStatuses(aStatus('fulfilled'), closing('delayedToCustomer', 3)), anItemIn('preparing')],
      '2026-11-24',
      'promised 2026-11-24',
    ],
    [
      'is the promise if no date is due within a day',
      [withStatuses(closing('preparing', 24))],
      '2026-11-24',
      'promised 2026-11-24',
    ],
    ['shows today’s promise as a promise', [anItemIn('preparing')], '2026-11-20', 'promised 2026-11-20'],
    ['never shows a missed promise as a date', [anItemIn('preparing')], '2026-11-14', 'promiseMissed 6'],
    [
      'includes a date that a shipped order missed',
      [withStatuses(aStatus('fulfilled'), closing('pendingCancellation', -5))],
      '2026-11-14',
      'late pendingCancellation -5',
    ],
    [
      'R96: is not a delay that a shipped order still reports',
      [withStatuses(aStatus('fulfilled'), closing('routing', -240))],
      '2026-11-14',
      null,
    ],
    ['is null once everything is shipped', [anItemIn('fulfilled')], '2026-11-14', null],
    ['is null once everything is cancelled', [anItemIn('cancelled')], '2026-11-14', null],
    [
      'leaves cancelled items out',
      [withStatuses(aStatus('cancelled'), closing('preparing', -3)), anItemIn('preparing')],
      '2026-11-24',
      'promised 2026-11-24',
    ],
    [
      'R245: includes an item of which only a part is cancelled',
      [PARTLY_CANCELLED],
      '2026-11-18',
      'late fulfillment -72',
    ],
    [
      'R245: includes the promise of such an item beside a shipped one',
      [
        anItemIn('fulfilled'),
        anItem({ quantity: 10, statuses: statusesOf(cancelled(2), aStatus('production')) }),
      ],
      '2026-11-18',
      'promiseMissed 2',
    ],
    ['R245: is null once all pieces are shipped or cancelled', [SHIPPED_OR_CANCELLED], '2026-10-25', null],
    [
      'leaves items out that were cancelled before, whatever else they still report',
      [
        withStatuses(aStatus('cancelled', { state: 'closed' }), closing('preparing', -3)),
        anItemIn('preparing'),
      ],
      '2026-11-24',
      'promised 2026-11-24',
    ],
  ])('%s', (_title, items, promised, expected) => {
    const order = anOrder({ items, localPromisedArrivalDate: `${promised}T18:00:00` });
    expect(short(orderDueFact(order, PRESENT))).toBe(expected);
  });

  it('is null without a promise', () => {
    const order = anOrder({ items: [anItemIn('preparing')], localPromisedArrivalDate: null });
    expect(orderDueFact(order, PRESENT)).toBeNull();
  });
});

describe('R185: a promise that is known only as an instant', () => {
  test.each([
    ['Europe/Berlin', '2026-11-24T23:10:00.000Z', '2026-11-24T23:30:00.000Z', 'promised 2026-11-25'],
    ['Europe/Berlin', '2026-11-25T23:10:00.000Z', '2026-11-24T23:30:00.000Z', 'promiseMissed 1'],
    ['America/Los_Angeles', '2026-11-25T09:00:00.000Z', '2026-11-25T02:00:00.000Z', 'promiseMissed 1'],
    ['America/Los_Angeles', '2026-11-25T02:30:00.000Z', '2026-11-25T02:00:00.000Z', 'promised 2026-11-24'],
  ])('in %s at %s, promised for %s: %s', (zone, now, promisedArrivalDate, expected) => {
    const order = anOrder({
      items: [anItemIn('preparing')],
      localPromisedArrivalDate: null,
      fulfillmentGroups: [aGroup({ promisedArrivalDate })],
    });
    expect(short(orderDueFact(order, currentTime(Date.parse(now), zone)))).toBe(expected);
  });
});

describe('the due fact of an item', () => {
  it('is about that item only', () => {
    const late = withStatuses(closing('preparing', -3));
    const other = anItemIn('preparing', {
      itemId: 'item-2',
      localPromisedArrivalDate: '2026-11-25T18:00:00',
    });
    const order = anOrder({ items: [late, other] });
    expect(short(itemDueFact(late, order, PRESENT))).toBe('late preparing -3');
    expect(short(itemDueFact(other, order, PRESENT))).toBe('promised 2026-11-25');
  });

  it('uses the promise of its fulfillment group if it has none of its own', () => {
    const item = anItemIn('preparing');
    const group = aGroup({ localPromisedArrivalDate: '2026-11-18T18:00:00' });
    const order = anOrder({ items: [item], fulfillmentGroups: [group] });
    expect(short(itemDueFact(item, order, PRESENT))).toBe('promiseMissed 2');
  });

  it.each([
    ['R588: uses the promise of its order if no item has one', null, 'promiseMissed 2'],
    ['R588: does not use it if another item has one, because R273 does not', '2026-11-25T18:00:00', null],
  ])('%s', (_, ofOther, expected) => {
    const item = anItemIn('preparing');
    const other = anItemIn('preparing', { itemId: 'item-2', localPromisedArrivalDate: ofOther });
    const order = anOrder({ items: [item, other], localPromisedArrivalDate: '2026-11-18T18:00:00' });
    const fact = itemDueFact(item, order, PRESENT);
    expect(short(fact)).toBe(expected);
    if (ofOther === null) expect(short(orderDueFact(order, PRESENT))).toBe(expected);
  });

  it('R588: uses the promise of its order if only a shipped item has one, because R273 does too', () => {
    const item = anItemIn('preparing');
    const shipped = anItemIn('fulfilled', {
      itemId: 'item-2',
      localPromisedArrivalDate: '2026-11-25T18:00:00',
    });
    const order = anOrder({ items: [item, shipped], localPromisedArrivalDate: '2026-11-18T18:00:00' });
    expect(short(orderDueFact(order, PRESENT))).toBe('promiseMissed 2');
    expect(short(itemDueFact(item, order, PRESENT))).toBe('promiseMissed 2');
    expect(itemPromise(shipped, order, PRESENT.timezone)).toBe(shipped);
  });

  it('R588: uses the promise of another group if its order has no other, because R273 does too', () => {
    const item = anItemIn('preparing', { fulfillmentGroupId: '' });
    const group = aGroup({ itemIds: [], localPromisedArrivalDate: '2026-11-18T18:00:00' });
    const order = anOrder({ items: [item], localPromisedArrivalDate: null, fulfillmentGroups: [group] });
    expect(short(orderDueFact(order, PRESENT))).toBe('promiseMissed 2');
    expect(short(itemDueFact(item, order, PRESENT))).toBe('promiseMissed 2');
  });

  it('is null once the item is shipped', () => {
    const item = anItemIn('fulfilled', { localPromisedArrivalDate: '2026-11-10T18:00:00' });
    expect(itemDueFact(item, anOrder({ items: [item] }), PRESENT)).toBeNull();
  });
});
