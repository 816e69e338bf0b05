import { describe, expect, test } from 'vitest';
import { orderArrivalPromise, orderDueFact } from '#domain/order/dueFact.ts';
import { NO_PERMISSIONS } from '#domain/permissions.ts';
import { toCountedOrder } from '#domain/results/breakdown.ts';
import { orderLateness } from '#domain/results/queue.ts';
import { aGroup, anItemIn, anOrder } from '#test/domainBuilders.ts';
import { inHours, PRESENT, short } from './dueFactScene.ts';

describe('R273: the promise of an order is that of its unfinished items', () => {
  const PROMISES = {
    past: { localPromisedArrivalDate: '2026-11-10T18:00:00' },
    pastInstant: { promisedArrivalDate: '2026-11-10T18:00:00.000Z' },
    next: { localPromisedArrivalDate: '2026-11-26T18:00:00' },
    nextInstant: { promisedArrivalDate: '2026-11-26T18:00:00.000Z' },
    later: { localPromisedArrivalDate: '2026-11-28T18:00:00' },
    laterInstant: { promisedArrivalDate: '2026-11-28T18:00:00.000Z' },
    none: {},
  };
  type Given = readonly [status: string, promise: keyof typeof PROMISES];
  const orderOf = (given: readonly Given[], own: keyof typeof PROMISES, isOfItem: boolean) =>
    anOrder({
      ...{ localPromisedArrivalDate: null },
      ...PROMISES[own],
      items: given.map(([status, promise], index) =>
        anItemIn(status, {
          itemId: `item-${index}`,
          fulfillmentGroupId: `group-${index}`,
          ...(isOfItem ? PROMISES[promise] : {}),
        }),
      ),
      fulfillmentGroups: given.map(([, promise], index) =>
        aGroup({
          fulfillmentGroupId: `group-${index}`,
          itemIds: [`item-${index}`],
          ...(isOfItem ? {} : PROMISES[promise]),
        }),
      ),
    });

  describe.each([
    ['of the items', true],
    ['of their groups', false],
  ])('%s', (_whose, isOfItem) => {
    test.each<[string, Given[], keyof typeof PROMISES, string | null, string]>([
      [
        'not that of a shipped item',
        [
          ['fulfilled', 'past'],
          ['production', 'next'],
        ],
        'past',
        'promised 2026-11-26',
        '2026-11-26',
      ],
      [
        'not that of a cancelled item',
        [
          ['cancelled', 'past'],
          ['production', 'later'],
        ],
        'past',
        'promised 2026-11-28',
        'later',
      ],
      [
        'the earliest of several',
        [
          ['production', 'later'],
          ['production', 'next'],
        ],
        'past',
        'promised 2026-11-26',
        '2026-11-26',
      ],
      [
        'the earliest, if it is an instant and another is a local time',
        [
          ['production', 'pastInstant'],
          ['production', 'later'],
        ],
        'none',
        'promiseMissed 10',
        'overdue',
      ],
      [
        'the earliest, if it is a local time and another is an instant',
        [
          ['production', 'laterInstant'],
          ['production', 'next'],
        ],
        'none',
        'promised 2026-11-26',
        '2026-11-26',
      ],
      [
        'the order’s own, if they have none',
        [
          ['fulfilled', 'past'],
          ['production', 'none'],
        ],
        'later',
        'promised 2026-11-28',
        'later',
      ],
      [
        'the earliest of all items, once all are finished',
        [
          ['fulfilled', 'next'],
          ['cancelled', 'past'],
        ],
        'later',
        null,
        'past',
      ],
    ])('%s', (_title, given, own, fact, bar) => {
      const order = orderOf(given, own, isOfItem);
      expect(short(orderDueFact(order, PRESENT))).toBe(fact);
      expect(toCountedOrder(order, PRESENT, NO_PERMISSIONS).keys.promisedDay).toEqual([bar]);
      expect(orderLateness(order, PRESENT)).toBe(fact === 'promiseMissed 10' ? 'more' : 'onTime');
    });
  });

  describe('is found in one pass, because each row of a list needs it', () => {
    /** How often the instants are read to find the promise of an order with this many items. */
    function readsFor(count: number, isOfItem: boolean): number {
      let reads = 0;
      const counting = <T extends object>(place: T, at: number): T =>
        Object.defineProperty(place, 'promisedArrivalDate', {
          get: () => {
            reads += 1;
            return inHours(count - at);
          },
        });
      const items = Array.from({ length: count }, (_, at) => {
        const item = anItemIn('production', { itemId: `item-${at}` });
        return isOfItem ? counting(item, at) : item;
      });
      const group = counting(aGroup({ itemIds: items.map(({ itemId }) => itemId) }), 0);
      orderArrivalPromise(anOrder({ items, fulfillmentGroups: [group] }), PRESENT.timezone);
      return reads;
    }

    test('each promise of an item is compared once', () => {
      expect(readsFor(130, true)).toBe(130 * readsFor(1, true));
    });

    test('the promise of a group is compared once, not for each of its items', () => {
      expect(readsFor(130, false)).toBe(readsFor(1, false));
    });
  });

  test('of two on one day, the earlier time', () => {
    const items = ['18:00:00', '09:00:00'].map((time, index) =>
      anItemIn('production', { itemId: `item-${index}`, localPromisedArrivalDate: `2026-11-26T${time}` }),
    );
    const promise = orderArrivalPromise(anOrder({ items }), PRESENT.timezone);
    expect(promise.localPromisedArrivalDate).toBe('2026-11-26T09:00:00');
  });

  test.each([
    ['the earliest of the groups if the order has none', null, '2026-11-23T18:00:00'],
    ['the order’s own before those of groups', '2026-11-24T18:00:00', '2026-11-24T18:00:00'],
  ])('without items: %s', (_title, localPromisedArrivalDate, expected) => {
    const groups = [null, '2026-11-25T18:00:00', '2026-11-23T18:00:00'];
    const order = anOrder({
      localPromisedArrivalDate,
      items: [],
      fulfillmentGroups: groups.map((local) => aGroup({ localPromisedArrivalDate: local })),
    });
    expect(orderArrivalPromise(order, PRESENT.timezone).localPromisedArrivalDate).toBe(expected);
  });
});
