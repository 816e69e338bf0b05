import type { BulkVerb } from '#domain/bulk/bulkJob.ts';
import { type PlanContext, planRun } from '#domain/bulk/bulkPlan.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import type { Permissions } from '#domain/permissions.ts';
import { aGroup, anItem, anOrder, aStatus } from '#test/domainBuilders.ts';
import { WITH_REMEDIATION } from '#test/runOrders.ts';

export const NOW = Date.parse('2026-11-20T12:00:00Z');
export const LATE = aStatus('fulfillment', { expectedCloseDate: '2026-11-01T00:00:00.000Z' });

export function may(...permissions: string[]): Permissions {
  return { merchants: [{ identifier: 'acme-print', permissions }], fulfillers: [], groups: [] };
}
export const EVERYTHING = may('read:order', 'create:order', 'update:order', 'remediate:order');

export function context(over: Partial<PlanContext> = {}): PlanContext {
  let count = 0;
  return {
    permissions: EVERYTHING,
    options: WITH_REMEDIATION,
    jobId: 'job',
    newId: () => {
      count += 1;
      return `generated-${count}`;
    },
    now: NOW,
    ...over,
  };
}

export function orderOf(items: readonly Partial<Item>[], over: Partial<Order> = {}): Order {
  const { orderId = 'order-1' } = over;
  const own = items.map((item, index) => anItem({ itemId: `${orderId}-${index}`, orderId, ...item }));
  const itemIds = own.map((item) => item.itemId);
  return anOrder({ orderId, items: own, fulfillmentGroups: [aGroup({ itemIds })], ...over });
}
export const kinds = (verb: BulkVerb, order: Order, over: Partial<PlanContext> = {}) =>
  planRun(verb, [order], context(over)).runOrders.flatMap(({ steps }) => steps.map((step) => step.key));
