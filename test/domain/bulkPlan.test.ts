import { describe, expect, it, test } from 'vitest';
import type { BulkVerb, PlanSkipReason } from '#domain/bulk/bulkJob.ts';
import { offersRemediation } from '#domain/bulk/bulkPermissions.ts';
import { bulkCoverage, hasAllItems, planRun } from '#domain/bulk/bulkPlan.ts';
import { bulkWarnings } from '#domain/bulk/bulkWarnings.ts';
import { nextPagesLimit, parseNextPages } from '#domain/bulk/nextPages.ts';
import { plannedRows } from '#domain/bulk/plannedRows.ts';
import type { Order } from '#domain/order/order.ts';
import type { Permissions } from '#domain/permissions.ts';
import { aGroup, anItemIn, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { context, EVERYTHING, LATE, may, NOW, orderOf } from './bulkPlanScene.ts';

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

describe('S5.18, S5.21, R395: an order without reorderable items, or without a permission, is skipped', () => {
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
    ['cancel', orderOf([{}]), may('read:order', 'remediate:order'), undefined],
    ['cancel', orderOf([{}]), may('update:order'), 'merchantUnreadable'],
    ['reorder', orderOf([{}]), may('create:order'), 'merchantUnreadable'],
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
