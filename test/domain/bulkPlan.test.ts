import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { planFigures } from '#domain/bulk/bulkFigures.ts';
import { BULK_VERBS, type BulkVerb, type PlanSkipReason } from '#domain/bulk/bulkJob.ts';
import { offersRemediation } from '#domain/bulk/bulkPermissions.ts';
import {
  bulkCoverage,
  hasAllItems,
  nextPagesLimit,
  type PlanContext,
  parseNextPages,
  plannedRows,
  planRun,
} from '#domain/bulk/bulkPlan.ts';
import { bulkWarnings } from '#domain/bulk/bulkWarnings.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import type { Permissions } from '#domain/permissions.ts';
import { aGroup, anItem, anItemIn, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const LATE = aStatus('fulfillment', { expectedCloseDate: '2026-11-01T00:00:00.000Z' });

function may(...permissions: string[]): Permissions {
  return { merchants: [{ identifier: 'acme-print', permissions }], fulfillers: [], groups: [] };
}
const EVERYTHING = may('read:order', 'create:order', 'update:order', 'remediate:order');

function context(over: Partial<PlanContext> = {}): PlanContext {
  let count = 0;
  return {
    permissions: EVERYTHING,
    options: {
      keepDates: false,
      newIdentifiers: true,
      unlink: false,
      cancelOriginals: true,
      clearAlerts: true,
    },
    jobId: 'job',
    newId: () => {
      count += 1;
      return `generated-${count}`;
    },
    now: NOW,
    ...over,
  };
}

function orderOf(items: readonly Partial<Item>[], over: Partial<Order> = {}): Order {
  const { orderId = 'order-1' } = over;
  const own = items.map((item, index) => anItem({ itemId: `${orderId}-${index}`, orderId, ...item }));
  const itemIds = own.map((item) => item.itemId);
  return anOrder({ orderId, items: own, fulfillmentGroups: [aGroup({ itemIds })], ...over });
}
/** Of both, the platform can still cancel the other pieces. */
const PARTLY_SHIPPED = {
  quantity: 10,
  statuses: statusesOf(aStatus('production'), aStatus('fulfilled', { quantity: 4 })),
};
const PARTLY_CANCELLED = {
  quantity: 10,
  statuses: statusesOf(aStatus('production'), aStatus('cancelled', { quantity: 4 })),
};
const IN_REQUEST = { statuses: statusesOf(aStatus('production'), aStatus('pendingCancellation')) };

const kinds = (verb: BulkVerb, order: Order, over: Partial<PlanContext> = {}) =>
  planRun(verb, [order], context(over)).runOrders.flatMap(({ steps }) => steps.map((step) => step.key));

describe('S5.17: the next-pages count is a whole number from 1 to the rest, never above 5', () => {
  it.each([
    [0, 1, 0],
    [100, 1, 0],
    [101, 1, 1],
    [650, 1, 5],
    [650, 4, 3],
    [650, 7, 0],
    [99_999, 98, 2],
    [99_999, 100, 0],
  ])('%i results on page %i leave %i', (total, page, limit) => {
    expect(nextPagesLimit(total, page)).toBe(limit);
  });
  it.each([
    ['1', 1],
    [' 3 ', 3],
    ['4', null],
    ['0', null],
    ['1.5', null],
    ['-1', null],
    ['', null],
    ['x', null],
  ])('of 3 pages, "%s" asks for %s', (text, count) => {
    expect(parseNextPages(text, 3)).toBe(count);
  });
});

describe('S5.18, S5.21: an order without reorderable items, or without the permission to reorder, is skipped', () => {
  it.each<[string, Order, Permissions, PlanSkipReason | null]>([
    ['it is included', orderOf([{}]), EVERYTHING, null],
    ['no permission', orderOf([{}]), may('read:order', 'update:order'), 'notPermitted'],
    ['another merchant’s', orderOf([{}], { merchantId: 'other' }), EVERYTHING, 'notPermitted'],
    [
      'all cancelled',
      orderOf([anItemIn('cancelled').statuses].map((statuses) => ({ statuses }))),
      EVERYTHING,
      'nothingToReorder',
    ],
    ['no items', orderOf([]), EVERYTHING, 'nothingToReorder'],
  ])('%s', (_title, order, permissions, reason) => {
    const left = reason === null ? [] : [[reason, 1]];
    const coverage = bulkCoverage('reorder', [order], { permissions, now: NOW });
    expect([coverage.covered, [...coverage.leftOut]]).toEqual([reason === null ? 1 : 0, left]);
  });

  it.each<[BulkVerb, Order, Permissions, string | undefined]>([
    ['cancel', orderOf([{}]), may('remediate:order'), undefined],
    ['cancel', orderOf([{}]), may('create:order'), 'notPermitted'],
    ['cancel', orderOf([{ statuses: statusesOf(aStatus('cancelled')) }]), EVERYTHING, 'notCancellable'],
    ['cancel', orderOf([PARTLY_SHIPPED]), EVERYTHING, undefined],
    ['cancel', orderOf([PARTLY_CANCELLED]), EVERYTHING, undefined],
    ['cancel', orderOf([{ statuses: statusesOf(aStatus('fulfilled')) }]), EVERYTHING, 'notCancellable'],
    ['cancel', orderOf([IN_REQUEST]), EVERYTHING, 'notCancellable'],
    ['cancel', orderOf([]), EVERYTHING, 'notCancellable'],
    ['clearAlerts', orderOf([{}]), EVERYTHING, 'noAlerts'],
    ['clearAlerts', orderOf([{ statuses: statusesOf(LATE) }]), may('update:order'), undefined],
    ['resendEvents', orderOf([{}]), may('update:order'), undefined],
    ['resendEvents', orderOf([{}]), may('remediate:order'), 'notPermitted'],
  ])('%s: %#', (verb, order, permissions, reason) => {
    expect(planRun(verb, [order], context({ permissions })).skipped[0]?.reason).toBe(reason);
  });
});

test('R245, R367: a plan to cancel counts the items that are not completely shipped or cancelled', () => {
  const order = orderOf([
    PARTLY_SHIPPED,
    PARTLY_CANCELLED,
    IN_REQUEST,
    { statuses: statusesOf(aStatus('cancelled')) },
  ]);
  const { runOrders } = planRun('cancel', [order], context());
  expect(plannedRows(runOrders, [order], { now: NOW })).toMatchObject([{ items: 2 }]);
});

describe('the writes of a run for an order', () => {
  const order = orderOf([{ statuses: statusesOf(LATE) }, { statuses: statusesOf(aStatus('cancelled')) }]);

  it('S4.47, R18: create, then cancel the reordered items, then clear', () => {
    expect(kinds('reorder', order)).toEqual([
      'create:0',
      'cancelItem:order-1-0',
      'clearAlert:order-1-0:fulfillment',
    ]);
  });
  it('R18, R75: the alerts of an item that is not reordered stay', () => {
    const isPending = { statuses: statusesOf(aStatus('pendingCancellation'), LATE) };
    expect(kinds('reorder', orderOf([{}, isPending]))).toEqual(['create:0', 'cancelItem:order-1-0']);
    expect(kinds('clearAlerts', orderOf([{}, isPending]))).toEqual(['clearAlert:order-1-1:fulfillment']);
  });
  it('S6.6: only create without remediation, or with its options off', () => {
    expect(kinds('reorder', order, { permissions: may('create:order', 'update:order') })).toEqual([
      'create:0',
    ]);
    const options = { ...context().options, cancelOriginals: false, clearAlerts: false };
    expect(kinds('reorder', order, { options })).toEqual(['create:0']);
  });
  it('S9.11: one create per ten items, above 20 items', () => {
    expect(
      kinds('reorder', orderOf(Array.from({ length: 21 }, () => ({})))).filter((key) =>
        key.startsWith('create'),
      ),
    ).toEqual(['create:0', 'create:1', 'create:2']);
  });
  it('one write for the other bulk actions, or one per alert', () => {
    expect(kinds('cancel', order)).toEqual(['cancelOrder:order-1']);
    expect(kinds('clearAlerts', order)).toEqual(['clearAlert:order-1-0:fulfillment']);
    expect(kinds('resendEvents', order)).toEqual(['resendEvents:order-1']);
  });
});

const someOrders = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      statuses: fc.array(fc.constantFrom('production', 'cancelled', 'fulfilled'), { maxLength: 24 }),
      merchantId: fc.constantFrom('acme-print', 'other'),
    }),
    { maxLength: 15, selector: ({ id }) => id },
  )
  .map((list) =>
    list.map(({ id, statuses, merchantId }) =>
      orderOf(
        statuses.map((name) => ({ statuses: statusesOf(aStatus(name)) })),
        { orderId: `order-${id}`, merchantId },
      ),
    ),
  );

describe('a plan', () => {
  it('plans or skips every order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BULK_VERBS), someOrders, (verb, orders) => {
        const { runOrders, skipped } = planRun(verb, orders, context());
        const named = [...runOrders, ...skipped].map(({ orderId }) => orderId);
        expect(named.sort()).toEqual(orders.map(({ orderId }) => orderId).sort());
        expect(runOrders.map(({ index }) => index)).toEqual(runOrders.map((_, index) => index));
      }),
    );
  });

  it('S9.9: generates every identifier once, and none if they are kept', () => {
    fc.assert(
      fc.property(someOrders, fc.boolean(), (orders, newIdentifiers) => {
        const options = { ...context().options, newIdentifiers };
        const { runOrders } = planRun('reorder', orders, context({ options }));
        const generated = runOrders.flatMap(({ steps }) => steps.flatMap((step) => step.generatedIds ?? []));
        const ids = generated.flatMap((one) => [
          one.merchantOrderId,
          one.merchantCustomerId,
          ...Object.values(one.merchantItemIds),
        ]);
        expect(new Set(ids).size).toBe(ids.length);
        const creates = runOrders.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'create'));
        expect(generated).toHaveLength(newIdentifiers ? creates.length : 0);
      }),
    );
  });

  it('shows the numbers of its writes', () => {
    const large = orderOf(
      Array.from({ length: 21 }, () => ({})),
      { orderId: 'large' },
    );
    const { runOrders } = planRun('reorder', [large, orderOf([{ statuses: statusesOf(LATE) }])], context());
    expect(planFigures({ job: {} as never, runOrders }, true)).toEqual({
      creates: 4,
      items: 22,
      split: 1,
      cancels: 22,
      notCancelled: 0,
      clears: 1,
    });
  });
});

test('S5.20: warnings for cancelled or shipped items, orders in production, orders of several items', () => {
  const production = { statuses: statusesOf(aStatus('production')) };
  const cancelled = { statuses: statusesOf(aStatus('cancelled')) };
  expect(bulkWarnings([orderOf([{}])])).toEqual({ closedItems: 0, inProgress: 0, severalItems: 0 });
  expect(bulkWarnings([orderOf([{}, cancelled]), orderOf([production]), orderOf([cancelled])])).toEqual({
    closedItems: 1,
    inProgress: 1,
    severalItems: 1,
  });
});

const inGroup = (...itemIds: string[]) => ({ fulfillmentGroups: [aGroup({ itemIds })] });

test('R369: the writes on originals are offered if the user can remediate one of the orders', () => {
  const grant = (identifier: string, ...permissions: string[]) => ({ identifier, permissions });
  const merchants = [grant('acme-print', 'create:order', 'remediate:order'), grant('other', 'create:order')];
  const permissions = { ...EVERYTHING, merchants };
  const [own, foreign] = [orderOf([{}]), orderOf([{}], { orderId: 'order-2', merchantId: 'other' })];
  expect(offersRemediation(permissions, [own, foreign], false)).toBe(true);
  expect(offersRemediation(permissions, [foreign], false)).toBe(false);
  // The orders on the next pages are not known yet.
  expect(offersRemediation(permissions, [foreign], true)).toBe(true);
  expect(offersRemediation(may('create:order'), [own], true)).toBe(false);
});

test('S5.19: an order that refers to items it does not contain is read before it is planned', () => {
  expect(hasAllItems(orderOf([{}, {}], inGroup('order-1-0', 'order-1-1')))).toBe(true);
  expect(hasAllItems(orderOf([]))).toBe(false);
  expect(hasAllItems(orderOf([{}], inGroup('order-1-0', 'other')))).toBe(false);
});

test('S5.19: an order of which a group names no items is read, because the search may have left some out', () => {
  expect(hasAllItems(orderOf([{}], { fulfillmentGroups: [] }))).toBe(false);
  expect(hasAllItems(orderOf([{}], inGroup()))).toBe(false);
  const oneListed = { fulfillmentGroups: [aGroup({ itemIds: ['order-1-0'] }), aGroup({ itemIds: [] })] };
  expect(hasAllItems(orderOf([{}], oneListed))).toBe(false);
});

test('R182, R269: an order whose items could not all be read is neither reordered nor cancelled', () => {
  const order = orderOf([{}], inGroup('order-1-0', 'other'));
  const skippedBy = (verb: BulkVerb) => planRun(verb, [order], context()).skipped.map(({ reason }) => reason);
  expect(skippedBy('reorder')).toEqual(['itemsMissing']);
  expect(skippedBy('cancel')).toEqual(['itemsMissing']);
  expect(skippedBy('resendEvents')).toEqual([]);
  const rest = orderOf([{ statuses: statusesOf(aStatus('cancelled')) }], inGroup('order-1-0', 'other'));
  expect(planRun('cancel', [rest], context()).skipped).toMatchObject([{ reason: 'itemsMissing' }]);
  const foreign = context({ permissions: may('read:order') });
  expect(planRun('cancel', [order], foreign).skipped).toMatchObject([{ reason: 'notPermitted' }]);
});
