import type { Order } from '#domain/order/order.ts';
import { type OrderStatus, orderStatus } from '#domain/order/orderStatus.ts';
import type { RunOrder, StepKind } from './bulkJob.ts';
import { canStillBeCancelled, type PlanContext } from './bulkPlan.ts';

export interface PlannedRow {
  orderId: string;
  merchantOrderId: string;
  merchantId: string;
  status: OrderStatus;
  /** The number of items to reorder or cancel; for other actions, the number of all items. */
  items: number;
  /** The number of orders to place. */
  creates: number;
  /** The number of alerts to clear. */
  alerts: number;
  /** The number of events to resend; null if they were not counted. */
  events: number | null;
}

export function plannedRows(
  runOrders: readonly RunOrder[],
  orders: readonly Order[],
  { now, failedEvents }: Pick<PlanContext, 'now' | 'failedEvents'>,
): PlannedRow[] {
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  return runOrders.map(({ orderId, merchantOrderId, merchantId, steps }) => {
    const items = byId.get(orderId)?.items ?? [];
    const of = (kind: StepKind) => steps.filter((step) => step.kind === kind);
    const creates = of('create');
    const isCancellation = of('cancelOrder').length > 0;
    return {
      orderId,
      merchantOrderId,
      merchantId,
      status: orderStatus({ items }, now),
      items: isCancellation
        ? items.filter(canStillBeCancelled).length
        : creates.length > 0
          ? creates.reduce((sum, step) => sum + step.itemIds.length, 0)
          : items.length,
      creates: creates.length,
      alerts: of('clearAlert').length,
      events: failedEvents?.get(orderId) ?? null,
    };
  });
}
