import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  defaultReorderMode,
  defaultSplitSize,
  isTraceable,
  parseSplitSize,
  plannedItemIds,
  planReorder,
  type ReorderOptions,
  reorderModes,
  reorderWarnings,
} from '#domain/actions/reorderPlan.ts';
import { type PromiseShift, previewOrders, promiseShift } from '#domain/actions/reorderPreview.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { isReorderable } from '#domain/item/itemStage.ts';
import type { MerchantOrder } from '#domain/order/merchantOrder.ts';
import type { Order } from '#domain/order/order.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { UTC } from '#domain/time/time.ts';
import { aGroup, anItem, anItemIn, anOrder } from '#test/domainBuilders.ts';

const OPTIONS: ReorderOptions = { keepDates: false, newIdentifiers: true, unlink: false };

describe('S4.58: split only above 20 items, where it is the default; otherwise quick', () => {
  it.each([
    [1, ['quick', 'changes'], 'quick', null],
    [20, ['quick', 'changes'], 'quick', null],
    [21, ['split', 'quick', 'changes'], 'split', 10],
  ] as const)('%i items', (count, modes, mode, size) => {
    expect(reorderModes(count)).toEqual(modes);
    expect(defaultReorderMode(count)).toBe(mode);
    expect(defaultSplitSize(count)).toBe(size);
  });
});

describe('S5.52: warnings before an order is placed again', () => {
  it.each<[number, Partial<ReorderOptions>, string[]]>([
    [20, { unlink: true }, []],
    [20, {}, ['linked']],
    [21, { unlink: true }, ['large']],
    [100, { unlink: true }, ['large']],
    [101, { unlink: true }, ['tooLarge']],
    [1, { newIdentifiers: false }, ['linked']],
    [1, { newIdentifiers: false, unlink: true }, ['notTraceable']],
  ])('%i items with %o: %o', (count, over, warnings) => {
    const options = { ...OPTIONS, ...over };
    expect(reorderWarnings(count, options)).toEqual(warnings);
    expect(isTraceable(options)).toBe(!warnings.includes('notTraceable'));
  });
});

test.each([
  ['10', 10],
  [' 7 ', 7],
  ['1', 1],
  ['100', 100],
  ['101', null],
  ['0', null],
  ['-3', null],
  ['2.5', null],
  ['1e1', null],
  ['', null],
  ['ten', null],
])('S5.52: the split size is a whole number from 1 to 100: "%s" is %s', (text, size) => {
  expect(parseSplitSize(text)).toBe(size);
});

/** Orders with items in various statuses. Each item is in one group, in none, or in several at once. */
const orders: fc.Arbitrary<Order> = fc
  .record({
    statuses: fc.array(
      fc.constantFrom('production', 'routing', 'cancelled', 'fulfilled', 'pendingCancellation', ''),
      {
        maxLength: 40,
      },
    ),
    groups: fc.array(fc.array(fc.nat(39), { maxLength: 25 }), { maxLength: 4 }),
  })
  .map(({ statuses, groups }) =>
    anOrder({
      items: statuses.map((status, index) => {
        const own = { itemId: `item-${index}`, fulfillmentGroupId: '' };
        return status === '' ? anItem(own) : anItemIn(status, own);
      }),
      fulfillmentGroups: groups.map((places, index) =>
        aGroup({ fulfillmentGroupId: `group-${index}`, itemIds: places.map((each) => `item-${each}`) }),
      ),
    }),
  );
const splitSizes = fc.option(fc.integer({ min: 1, max: 100 }), { nil: null });

describe('S9.10: the orders that a reorder places', () => {
  it('contain every reorderable item exactly once, and name every other one as left out', () => {
    fc.assert(
      fc.property(orders, splitSizes, (order, size) => {
        const plan = planReorder(order, size);
        const wanted = order.items.filter(isReorderable).map(({ itemId }) => itemId);
        expect(plan.orders.flatMap(plannedItemIds).sort()).toEqual(wanted.sort());
        expect(plan.leftOut).toEqual(order.items.filter((item) => !isReorderable(item)));
      }),
    );
  });

  it('split: none exceeds the size, is empty or mixes groups; all but a group’s last are full', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 100 }), (order, size) => {
        for (const planned of planReorder(order, size).orders) {
          expect(planned.groups).toHaveLength(1);
          expect(plannedItemIds(planned).length).toBeLessThanOrEqual(size);
          expect(plannedItemIds(planned).length).toBeGreaterThan(0);
        }
        const whole = planReorder(order, null).orders[0]?.groups ?? [];
        const count = whole.reduce((sum, ids) => sum + Math.ceil(ids.length / size), 0);
        expect(planReorder(order, size).orders).toHaveLength(count);
      }),
    );
  });

  it('quick: one order, or none if nothing can be reordered', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const count = order.items.some(isReorderable) ? 1 : 0;
        expect(planReorder(order, null).orders).toHaveLength(count);
      }),
    );
  });

  it('are shown with exactly the sent items', () => {
    fc.assert(
      fc.property(orders, splitSizes, fc.boolean(), (order, size, keepDates) => {
        const { orders: planned } = planReorder(order, size);
        const shown = previewOrders(planned, order, null, { keepDates, ...MOVING });
        expect(shown.map(({ items }) => items.map(({ itemId }) => itemId).sort())).toEqual(
          planned.map((one) => plannedItemIds(one).sort()),
        );
      }),
    );
  });
});

const MOVING = { today: '2026-11-20', timezone: UTC };
const local = (localPromisedArrivalDate: string | null) => ({
  localPromisedArrivalDate,
  promisedArrivalDate: null,
});

test('S9.8: the preview lists each promise once, before and after', () => {
  const groups = [
    aGroup({ fulfillmentGroupId: 'a', itemIds: ['item-1'], localPromisedArrivalDate: '2026-11-10T18:00:00' }),
    aGroup({ fulfillmentGroupId: 'b', itemIds: ['item-2'], localPromisedArrivalDate: '2026-11-24T09:30:00' }),
    aGroup({ fulfillmentGroupId: 'c', itemIds: ['item-3'] }),
  ];
  const items = ['item-1', 'item-2', 'item-3'].map((itemId) => anItem({ itemId }));
  const order = anOrder({ items, fulfillmentGroups: groups });
  const planned = planReorder(order, null).orders;
  const [kept] = previewOrders(planned, order, null, { keepDates: true, ...MOVING });
  expect(kept?.promises).toEqual([
    { from: local('2026-11-10T18:00:00'), to: local('2026-11-20T18:00:00') },
    { from: local('2026-11-24T09:30:00'), to: local('2026-11-24T09:30:00') },
    { from: local(null), to: local(null) },
  ]);
  const [moved] = previewOrders(planned, order, null, { keepDates: false, ...MOVING });
  expect(moved?.promises[1]?.to).toEqual(local('2026-11-20T09:30:00'));
});

test('R117: the preview lists the addresses of the merchant’s order, or else of the platform’s, each once', () => {
  const at = (city: string) => ({ ...EMPTY_ADDRESS, city });
  const ids = ['item-1', 'item-2', 'item-3'];
  const fulfillmentGroups = ids.map((itemId, index) =>
    aGroup({
      fulfillmentGroupId: itemId,
      itemIds: [itemId],
      destinationAddress: at(index === 0 ? 'Lyon' : 'Venlo'),
    }),
  );
  const items = ids.map((itemId) => anItem({ itemId, fulfillmentGroupId: itemId }));
  const order = anOrder({ items, fulfillmentGroups });
  const planned = planReorder(order, null).orders;
  const choice = { keepDates: true, ...MOVING };
  expect(previewOrders(planned, order, null, choice)[0]?.destinations).toEqual([at('Lyon'), at('Venlo')]);
  const promise = { promisedArrivalDate: null, localPromisedArrivalDate: null };
  const group = { ...promise, destinationAddress: at('Bonn'), items: [{ itemId: 'item-1' }] };
  const request = { groups: [group] } as unknown as MerchantOrder;
  expect(previewOrders(planned, order, request, choice)[0]?.destinations).toEqual([at('Bonn'), at('Venlo')]);
});

describe('S9.8: the plan says how a promise changes', () => {
  const NOW = { ...MOVING, epochMs: Date.parse('2026-11-20T12:00:00Z') };
  it.each<[string, [string | null, string | null][], ReturnType<typeof promiseShift>]>([
    ['unchanged', [['2026-11-24T09:30:00', '2026-11-24T09:30:00']], null],
    ['nothing was promised', [[null, null]], null],
    ['after the original', [['2026-11-10T18:00:00', '2026-11-20T18:00:00']], 'later'],
    ['before the original', [['2026-11-24T18:00:00', '2026-11-20T18:00:00']], 'earlier'],
    ['to a past date', [['2026-11-24T09:30:00', '2026-11-20T09:30:00']], 'past'],
    [
      'the worst of several',
      [
        ['2026-11-10T18:00:00', '2026-11-20T18:00:00'],
        ['2026-11-10T09:30:00', '2026-11-20T09:30:00'],
      ],
      'past',
    ],
  ])('%s', (_title, moves, shift) => {
    const promises = moves.map(([from, to]) => ({ from: local(from), to: local(to) }));
    expect(promiseShift([{ promises }], NOW)).toBe(shift);
  });

  it.each<[string, string, PromiseShift | null]>([
    ['a time today that has passed', '2026-11-19T22:00:00.000Z', 'past'],
    ['a time later today', '2026-11-20T02:00:00.000Z', 'later'],
    ['an earlier day', '2026-11-23T02:00:00.000Z', 'earlier'],
    ['the same time', '2026-11-21T02:00:00.000Z', null],
  ])('R185: a promise known only as an instant moves in the display zone: %s', (_title, from, shift) => {
    const fulfillmentGroups = [aGroup({ itemIds: ['item-1'], promisedArrivalDate: from })];
    const order = anOrder({ items: [anItem({ itemId: 'item-1' })], fulfillmentGroups });
    // 17:30 in Los Angeles
    const current = currentTime(Date.parse('2026-11-21T01:30:00Z'), 'America/Los_Angeles');
    const planned = planReorder(order, null).orders;
    const orders = previewOrders(planned, order, null, { keepDates: false, ...current });
    expect(promiseShift(orders, current)).toBe(shift);
  });

  it('compares the instants if they are known, because the destination has its own time', () => {
    const [from, to] = ['2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z'].map(
      (promisedArrivalDate) => ({ ...local('2026-11-20T09:30:00'), promisedArrivalDate }),
    );
    if (!from || !to) throw new Error('no promises');
    expect(promiseShift([{ promises: [{ from, to }] }], NOW)).toBe('later');
  });
});
