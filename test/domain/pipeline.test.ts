import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '#domain/item/item.ts';
import { PIPELINE } from '#domain/item/itemStatus.ts';
import { orderPipeline } from '#domain/order/pipeline.ts';
import { anItem, anItemIn, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { holds } from './holds.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const late = (name: string, quantity: number) =>
  anItem({ quantity, statuses: statusesOf(aStatus(name, { expectedCloseDate: '2026-11-20T12:00:00Z' })) });

test('R74: all eight stages are listed in order, even without items, then the side statuses', () => {
  const { stages, total } = orderPipeline(
    [anItemIn('routing', { quantity: 4 }), anItemIn('rejected', { quantity: 1 })],
    NOW,
  );
  expect(stages.map(({ type }) => type)).toEqual([...PIPELINE, 'rejected']);
  expect(stages.map(({ items }) => items)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 1]);
  expect(total).toBe(5);
});

describe('S2.73: the pieces of an order', () => {
  const shipped = (quantity: number | null, of = 100) =>
    anItem({
      quantity: of,
      statuses: statusesOf(aStatus('fulfilled', { quantity }), aStatus('production', { state: 'closed' })),
    });
  const filled = (...items: Item[]) =>
    orderPipeline(items, NOW).stages.filter(({ items: count }) => count > 0);

  test('are counted by stage in pipeline order, the side statuses last, with their items', () => {
    const items = [
      anItemIn('rejected', { quantity: 50 }),
      anItemIn('fulfilled', { quantity: 100 }),
      anItemIn('routing', { quantity: 25 }),
      anItemIn('routing', { quantity: 25 }),
    ];
    expect(orderPipeline(items, NOW).total).toBe(200);
    expect(filled(...items)).toMatchObject([
      { type: 'routing', items: 2, pieces: 50, share: 0.25, exceedsOrdered: false },
      { type: 'shipped', items: 1, pieces: 100, share: 0.5, exceedsOrdered: false },
      { type: 'rejected', items: 1, pieces: 50, share: 0.25, exceedsOrdered: false },
    ]);
  });

  test('S4.6: include the rest of a partly shipped item under its previous status', () => {
    expect(filled(shipped(40))).toMatchObject([
      { type: 'production', items: 1, pieces: 60, share: 0.6, exceedsOrdered: false },
      { type: 'shipped', items: 1, pieces: 40, share: 0.4, exceedsOrdered: false },
    ]);
  });

  test('are cut and marked above 100 %', () => {
    expect(filled(shipped(130))).toMatchObject([
      { type: 'shipped', items: 1, pieces: 130, share: 1, exceedsOrdered: true },
    ]);
  });

  test('include an item without a quantity as one piece, so that it is not lost', () => {
    const items = [anItemIn('routing', { quantity: 0 }), shipped(null, 0)];
    expect(orderPipeline(items, NOW).total).toBe(2);
    expect(filled(...items)).toMatchObject([
      { type: 'routing', pieces: 1 },
      { type: 'shipped', pieces: 1 },
    ]);
  });

  test('are none in an order without items', () => {
    const { total, stages } = orderPipeline([], NOW);
    expect(total).toBe(0);
    expect(stages.map(({ pieces, share }) => [pieces, share])).toEqual(PIPELINE.map(() => [0, 0]));
  });

  test('never exceed the whole, for any quantities', () => {
    const quantity = fc.option(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { nil: null });
    const item = fc.record({ quantity: fc.integer({ min: -5, max: 1000 }), shipped: quantity });
    holds(
      fc.property(fc.array(item, { maxLength: 8 }), (items) => {
        const made = items.map((one) => shipped(one.shipped, one.quantity));
        const { stages, total } = orderPipeline(made, NOW);
        expect(total).toBeGreaterThanOrEqual(items.length);
        for (const { share, pieces } of stages) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
          expect(pieces).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

test('items with a missed date are overdue, with their number and share', () => {
  const { stages } = orderPipeline([late('preparing', 30), anItemIn('preparing', { quantity: 70 })], NOW);
  expect(stages.find(({ type }) => type === 'processing')).toMatchObject({
    items: 2,
    share: 1,
    overdueItems: 1,
    overdueShare: 0.3,
  });
});

test('a hold without a date is not overdue', () => {
  const held = anItem({ statuses: statusesOf(aStatus('preparing'), aStatus('onHold')) });
  expect(orderPipeline([held], NOW).stages.every(({ overdueItems }) => overdueItems === 0)).toBe(true);
});

test('R245: a wholly cancelled item is not overdue, as its order is not late', () => {
  const statuses = statusesOf(
    aStatus('cancelled'),
    aStatus('preparing', { expectedCloseDate: '2026-11-20T12:00:00Z' }),
  );
  const { stages } = orderPipeline([anItem({ statuses })], NOW);
  expect(stages.map(({ overdueItems, overdueShare }) => overdueItems + overdueShare)).toEqual(
    stages.map(() => 0),
  );
});

test('the rest of a partly shipped item is overdue', () => {
  const statuses = statusesOf(
    aStatus('fulfilled', { quantity: 40 }),
    aStatus('production', { state: 'closed' }),
    aStatus('fulfillment', { expectedCloseDate: '2026-11-20T12:00:00Z' }),
  );
  const { stages } = orderPipeline([anItem({ quantity: 100, statuses })], NOW);
  const overdue = stages.filter(({ overdueItems }) => overdueItems > 0);
  expect(overdue).toEqual([
    {
      type: 'production',
      items: 1,
      partItems: 1,
      pieces: 60,
      share: 0.6,
      exceedsOrdered: false,
      overdueItems: 1,
      overdueShare: 0.6,
    },
  ]);
});

test('R128: a partly shipped item counts in part in both of its stages, a whole one in none', () => {
  const part = statusesOf(
    aStatus('fulfilled', { quantity: 280 }),
    aStatus('production', { state: 'closed' }),
  );
  const whole = anItemIn('production', { quantity: 10 });
  const { stages } = orderPipeline([anItem({ quantity: 560, statuses: part }), whole], NOW);
  const counted = stages.filter(({ items }) => items > 0);
  expect(counted.map(({ type, items, partItems }) => [type, items, partItems])).toEqual([
    ['production', 2, 1],
    ['shipped', 1, 1],
  ]);
});

test('R245: an item that is partly shipped and partly cancelled has its other pieces in a third stage', () => {
  const item = (...others: ReturnType<typeof aStatus>[]) =>
    anItem({
      quantity: 10,
      statuses: statusesOf(
        aStatus('fulfilled', { quantity: 5 }),
        aStatus('cancelled', { quantity: 2 }),
        ...others,
      ),
    });
  const counted = (one: ReturnType<typeof item>) =>
    orderPipeline([one], NOW)
      .stages.filter(({ pieces }) => pieces > 0)
      .map(({ type, pieces }) => [type, pieces]);
  expect(counted(item(aStatus('production')))).toEqual([
    ['production', 3],
    ['shipped', 5],
    ['cancelled', 2],
  ]);
  expect(counted(item())).toEqual([
    ['shipped', 5],
    ['cancelled', 2],
    ['unknown', 3],
  ]);
});

test('for up to 300 items of any quantity no bar is longer than the whole, and no overdue part longer than its bar', () => {
  const item = fc.record({ quantity: fc.integer({ min: -5, max: 1_000 }), isLate: fc.boolean() });
  holds(
    fc.property(fc.array(item, { maxLength: 300 }), (items) => {
      const made = items.map(({ quantity, isLate }) =>
        isLate ? late('preparing', quantity) : anItemIn('routing', { quantity }),
      );
      for (const { share, overdueShare } of orderPipeline(made, NOW).stages) {
        expect(share).toBeLessThanOrEqual(1);
        expect(overdueShare).toBeLessThanOrEqual(share);
        expect(overdueShare).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
