import { basisOf, mintIds } from '#domain/actions/reorderPlacement.ts';
import {
  defaultSplitSize,
  plannedItemIds,
  planReorder,
  type ReorderOptions,
} from '#domain/actions/reorderPlan.ts';
import { lookUp } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { isReorderable } from '#domain/item/itemStatus.ts';
import { BULK_MAX_NEXT_PAGES } from '#domain/limits.ts';
import { itemAlerts } from '#domain/order/alerts.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderStatus, orderStatus } from '#domain/order/orderStatus.ts';
import { pageCount } from '#domain/pages.ts';
import { canRemediate, type Permissions } from '#domain/permissions.ts';
import type { BulkStep, BulkUnit, BulkVerb, RowReason, SkipReason, StepKind } from './bulkJob.ts';
import { mayDoInBulk } from './bulkPermissions.ts';

/** What becomes of the original once its new order is there (R18). */
export interface Remediation {
  /** Requests cancellation of the original items that can still be cancelled. */
  cancelOriginals: boolean;
  /** Clears the alerts of the original. */
  clearAlerts: boolean;
}

/** The options of a bulk reorder (S2.63 and the two switches of R18). */
export interface BulkReorderOptions extends ReorderOptions, Remediation {}

export interface PlanContext {
  permissions: Permissions;
  options: BulkReorderOptions;
  jobId: string;
  /** A fresh id at each call. */
  mint: () => string;
  /** Epoch milliseconds. */
  now: number;
  /** Failed events by order ID, where they were counted; an order whose events could not be read is missing. */
  failedEvents?: ReadonlyMap<string, number>;
}

function aStep(kind: StepKind, key: string, over: Partial<BulkStep> = {}): BulkStep {
  return {
    key: `${kind}:${key}`,
    kind,
    state: 'planned',
    itemIds: [],
    status: '',
    minted: null,
    basis: null,
    hash: null,
    sentAt: null,
    created: [],
    lookUps: 0,
    failure: null,
    ...over,
  };
}

/** One step per alert that can be cleared. */
function clearSteps(items: readonly Item[], now: number): BulkStep[] {
  const alerts = items.flatMap((item) => itemAlerts(item, now)).filter((alert) => alert.clearable);
  return alerts.map(({ itemId, status }) =>
    aStep('clearAlert', `${itemId}:${status}`, { itemIds: [itemId], status }),
  );
}

/** The writes of one order's reorder: every order to be created, then what the switches ask for (S4.47). */
export function reorderSteps(order: Order, splitSize: number | null, context: PlanContext): BulkStep[] {
  const { options, permissions, mint, now } = context;
  const planned = planReorder(order, splitSize).orders.map(plannedItemIds);
  const creates = planned.map((itemIds, place) =>
    aStep('create', String(place), {
      itemIds,
      minted: options.newIdentifiers ? mintIds(itemIds, mint) : null,
      basis: basisOf(order.items, itemIds),
    }),
  );
  const mayRemediate = canRemediate(permissions, order.merchantId);
  const cancels = planned.flat().map((itemId) => aStep('cancelItem', itemId, { itemIds: [itemId] }));
  return [
    ...creates,
    ...(mayRemediate && options.cancelOriginals ? cancels : []),
    ...(mayRemediate && options.clearAlerts ? clearSteps(order.items, now) : []),
  ];
}

type CoverContext = Pick<PlanContext, 'permissions' | 'now'>;

/** S5.18, S5.21: why an order as it is in the list cannot be part of a run of this verb, or null. */
function whyNotInBulk(verb: BulkVerb, order: Order, { permissions, now }: CoverContext): RowReason | null {
  if (!mayDoInBulk(verb, permissions, order.merchantId)) return 'notPermitted';
  if (verb === 'reorder') return order.items.some(isReorderable) ? null : 'nothingToReorder';
  if (verb === 'cancel') return order.items.some(isReorderable) ? null : 'notCancellable';
  return verb === 'resendEvents' || clearSteps(order.items, now).length > 0 ? null : 'noAlerts';
}

/** How many of some orders a bulk action is possible for, and how many are left out for each reason. */
export interface BulkCover {
  covered: number;
  left: ReadonlyMap<RowReason, number>;
}

export function bulkCover(verb: BulkVerb, orders: readonly Order[], context: CoverContext): BulkCover {
  const left = new Map<RowReason, number>();
  for (const order of orders) {
    const reason = whyNotInBulk(verb, order, context);
    if (reason !== null) left.set(reason, (left.get(reason) ?? 0) + 1);
  }
  const leftOut = [...left.values()].reduce((sum, count) => sum + count, 0);
  return { covered: orders.length - leftOut, left };
}

function stepsOf(verb: BulkVerb, order: Order, context: PlanContext): BulkStep[] {
  switch (verb) {
    case 'reorder':
      return reorderSteps(order, defaultSplitSize(order.items.length), context);
    case 'cancel':
      return [aStep('cancelOrder', order.orderId)];
    case 'clearAlerts':
      return clearSteps(order.items, context.now);
    case 'resendEvents':
      return [aStep('resendEvents', order.orderId)];
  }
}

export interface BulkPlan {
  units: BulkUnit[];
  skipped: { orderId: string; reason: SkipReason }[];
}

/** One order of a run, with the writes on it. */
export function toUnit(order: Order, index: number, jobId: string, steps: BulkStep[]): BulkUnit {
  const { orderId, merchantOrderId, merchantId } = order;
  return { jobId, index, orderId, merchantOrderId, merchantId, steps };
}

/** Every order once: either it is included with all its writes, or it is skipped for a reason. */
export function planRun(verb: BulkVerb, orders: readonly Order[], context: PlanContext): BulkPlan {
  const plan: BulkPlan = { units: [], skipped: [] };
  const each = new Map(orders.map((order) => [order.orderId, order]));
  for (const order of each.values()) {
    const hasNone = verb === 'resendEvents' && context.failedEvents?.get(order.orderId) === 0;
    const reason = whyNotInBulk(verb, order, context) ?? (hasNone ? 'noFailedEvents' : null);
    if (reason) plan.skipped.push({ orderId: order.orderId, reason });
    else plan.units.push(toUnit(order, plan.units.length, context.jobId, stepsOf(verb, order, context)));
  }
  return plan;
}

/** An order of a plan, as the person is shown it before anything is sent. */
export interface PlannedRow {
  orderId: string;
  merchantOrderId: string;
  merchantId: string;
  status: OrderStatus;
  /** Items that the run is about. */
  items: number;
  /** Orders that are placed. */
  creates: number;
  /** Alerts that are cleared. */
  alerts: number;
  /** Events that are sent again; null where they could not be counted. */
  events: number | null;
}

/** The orders of a plan in its order. */
export function plannedRows(
  units: readonly BulkUnit[],
  orders: readonly Order[],
  { now, failedEvents }: Pick<PlanContext, 'now' | 'failedEvents'>,
): PlannedRow[] {
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  return units.map(({ orderId, merchantOrderId, merchantId, steps }) => {
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
        ? items.filter(isReorderable).length
        : creates.length > 0
          ? creates.reduce((sum, step) => sum + step.itemIds.length, 0)
          : items.length,
      creates: creates.length,
      alerts: of('clearAlert').length,
      events: failedEvents?.get(orderId) ?? null,
    };
  });
}

/** S5.17: how many further result pages can be added, 0 if there are none. */
export function nextPagesLimit(total: number, page: number): number {
  return Math.max(0, Math.min(BULK_MAX_NEXT_PAGES, pageCount(total) - page));
}

/** S5.17: the typed count as a number; null if it is not a whole number from 1 to the limit. */
export function nextPagesOf(text: string, limit: number): number | null {
  const count = /^\d+$/.test(text.trim()) ? Number(text.trim()) : 0;
  return count >= 1 && count <= limit ? count : null;
}

/** S5.20: how many of the orders call for a warning, by its kind. */
export interface BulkWarnings {
  /** Some of their items are cancelled or shipped and are not reordered. */
  closedItems: number;
  /** They are being made: without cancelling they are made twice. */
  inProgress: number;
  /** They hold several items: all of them are reordered, whether they matched the search or not (S5.19). */
  severalItems: number;
}

const IN_PROGRESS = ['productionAccepted', 'production', 'fulfillment'] as const;

export function bulkWarnings(orders: readonly Order[]): BulkWarnings {
  const count = (has: (order: Order) => boolean) => orders.filter(has).length;
  const isBegun = (item: Item) =>
    IN_PROGRESS.some((name) => lookUp(item.statuses, name)?.state === 'current');
  return {
    closedItems: count(
      ({ items }) => items.some((item) => !isReorderable(item)) && items.some(isReorderable),
    ),
    inProgress: count(({ items }) => items.some((item) => isReorderable(item) && isBegun(item))),
    severalItems: count(({ items }) => items.length > 1),
  };
}

/** A search result may hold fewer items than the order has; those must be read before the order is planned (S5.19). */
export function hasAllItems(order: Order): boolean {
  const known = new Set(order.items.map((item) => item.itemId));
  const named = order.fulfillmentGroups.flatMap((group) => group.itemIds);
  return known.size > 0 && named.every((itemId) => known.has(itemId));
}
