import { generateIds, planFingerprint } from '#domain/actions/reorderPlacement.ts';
import {
  defaultSplitSize,
  plannedItemIds,
  planReorder,
  type ReorderOptions,
} from '#domain/actions/reorderPlan.ts';
import { itemAlerts } from '#domain/item/alerts.ts';
import type { Item } from '#domain/item/item.ts';
import { isReorderable } from '#domain/item/itemStage.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { listsItems, missingItemIds, type Order } from '#domain/order/order.ts';
import { canReadMerchant, canRemediate, type Permissions } from '#domain/permissions.ts';
import type { BulkStep, BulkVerb, PlanSkipReason, RunOrder, SkipReason, StepKind } from './bulkJob.ts';
import { canDoInBulk } from './bulkPermissions.ts';
import { cancellationFingerprint } from './stepEvidence.ts';

/** Optional writes on the original order after the new order exists (R18). */
export interface RemediationOptions {
  /** Requests the cancellation of the original items that can still be cancelled. */
  cancelOriginals: boolean;
  /** Clears the alerts of the items that are reordered. */
  clearAlerts: boolean;
}

/** The options of a bulk reorder (S2.63), with the two switches of R18. */
export interface BulkReorderOptions extends ReorderOptions, RemediationOptions {}

export interface PlanContext {
  permissions: Permissions;
  options: BulkReorderOptions;
  jobId: string;
  /** Returns a new ID on each call. */
  newId: () => string;
  /** Epoch milliseconds. */
  now: number;
  /**
   * The number of failed events by order ID, without orders whose events could not be read; absent if the
   * console did not count the events.
   */
  failedEvents?: ReadonlyMap<string, number>;
}

function aStep(kind: StepKind, key: string, over: Partial<BulkStep> = {}): BulkStep {
  return {
    key: `${kind}:${key}`,
    kind,
    state: 'planned',
    itemIds: [],
    status: '',
    generatedIds: null,
    planFingerprint: null,
    placementFingerprint: null,
    sentAt: null,
    created: [],
    checks: 0,
    failure: null,
    ...over,
  };
}

function clearSteps(items: readonly Item[], now: number): BulkStep[] {
  const alerts = items.flatMap((item) => itemAlerts(item, now)).filter((alert) => alert.clearable);
  return alerts.map(({ itemId, status }) =>
    aStep('clearAlert', `${itemId}:${status}`, { itemIds: [itemId], status }),
  );
}

/** The writes to reorder one order: all orders to create, then optional ones on the original (S4.47). */
export function reorderSteps(order: Order, splitSize: number | null, context: PlanContext): BulkStep[] {
  const { options, permissions, newId, now } = context;
  const planned = planReorder(order, splitSize).orders.map(plannedItemIds);
  const creates = planned.map((itemIds, index) =>
    aStep('create', String(index), {
      itemIds,
      generatedIds: options.newIdentifiers ? generateIds(itemIds, newId) : null,
      planFingerprint: planFingerprint(order.items, itemIds),
    }),
  );
  const canRemediateOrder = canRemediate(permissions, order.merchantId);
  const plannedIds = planned.flat();
  const cancels = plannedIds.map((itemId) => aStep('cancelItem', itemId, { itemIds: [itemId] }));
  const reordered = order.items.filter(({ itemId }) => plannedIds.includes(itemId));
  return [
    ...creates,
    ...(canRemediateOrder && options.cancelOriginals ? cancels : []),
    ...(canRemediateOrder && options.clearAlerts ? clearSteps(reordered, now) : []),
  ];
}

type CoverContext = Pick<PlanContext, 'permissions' | 'now'>;

/**
 * R245: whether the platform may still cancel the item or a part of it. Right before the request, the platform
 * says whether it does (S5.23).
 */
export function canStillBeCancelled(item: Item): boolean {
  const { isFinished, isPendingCancellation } = itemStatus(item);
  return !isFinished && !isPendingCancellation;
}

interface BulkAction {
  /** R395: whether the action needs data that only users who can read the merchant's orders get. */
  needsMerchantRead: boolean;
  /** Whether an order is left out if some of its items could not be loaded. */
  needsAllItems: boolean;
  /** S5.18, S5.21: the reason why a run cannot include the order, or null. */
  whyNot: (order: Order, now: number) => PlanSkipReason | null;
  /** All writes of a run to the order. */
  steps: (order: Order, context: PlanContext) => BulkStep[];
}

const BULK_ACTIONS: Readonly<Record<BulkVerb, BulkAction>> = {
  reorder: {
    needsMerchantRead: true,
    needsAllItems: true,
    whyNot: ({ items }) => (items.some(isReorderable) ? null : 'nothingToReorder'),
    steps: (order, context) => reorderSteps(order, defaultSplitSize(order.items.length), context),
  },
  cancel: {
    needsMerchantRead: true,
    needsAllItems: true,
    whyNot: ({ items }) => (items.some(canStillBeCancelled) ? null : 'notCancellable'),
    steps: ({ orderId, items }) => [
      aStep('cancelOrder', orderId, { planFingerprint: cancellationFingerprint(items) }),
    ],
  },
  clearAlerts: {
    needsMerchantRead: false,
    needsAllItems: false,
    whyNot: ({ items }, now) => (clearSteps(items, now).length > 0 ? null : 'noAlerts'),
    steps: ({ items }, { now }) => clearSteps(items, now),
  },
  resendEvents: {
    needsMerchantRead: false,
    needsAllItems: false,
    whyNot: () => null,
    steps: ({ orderId }) => [aStep('resendEvents', orderId)],
  },
};

function whyNotInBulk(
  verb: BulkVerb,
  order: Order,
  { permissions, now }: CoverContext,
): PlanSkipReason | null {
  if (!canDoInBulk(verb, permissions, order.merchantId)) return 'notPermitted';
  const { needsMerchantRead, whyNot } = BULK_ACTIONS[verb];
  if (needsMerchantRead && !canReadMerchant(permissions, order.merchantId)) return 'merchantUnreadable';
  return whyNot(order, now);
}

/** The number of orders that a bulk action can include, and of those it leaves out for each reason. */
export interface BulkCoverage {
  covered: number;
  leftOut: ReadonlyMap<PlanSkipReason, number>;
}

export function bulkCoverage(verb: BulkVerb, orders: readonly Order[], context: CoverContext): BulkCoverage {
  const leftOut = new Map<PlanSkipReason, number>();
  for (const order of orders) {
    const reason = whyNotInBulk(verb, order, context);
    if (reason !== null) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  }
  const leftOutCount = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
  return { covered: orders.length - leftOutCount, leftOut };
}

export interface BulkPlan {
  runOrders: RunOrder[];
  skipped: { orderId: string; reason: SkipReason }[];
}

export function createRunOrder(order: Order, index: number, jobId: string, steps: BulkStep[]): RunOrder {
  const { orderId, merchantOrderId, merchantId } = order;
  return { jobId, index, orderId, merchantOrderId, merchantId, steps };
}

function whyNotPlanned(verb: BulkVerb, order: Order, context: PlanContext): SkipReason | null {
  const reason = whyNotInBulk(verb, order, context);
  if (reason === 'notPermitted' || reason === 'merchantUnreadable') return reason;
  if (BULK_ACTIONS[verb].needsAllItems && missingItemIds(order).length > 0) return 'itemsMissing';
  const hasNoEvents = verb === 'resendEvents' && context.failedEvents?.get(order.orderId) === 0;
  return hasNoEvents ? 'noFailedEvents' : reason;
}

/** Plans all writes of each order, or skips it for a reason. `orders` contains each order only once. */
export function planRun(verb: BulkVerb, orders: readonly Order[], context: PlanContext): BulkPlan {
  const plan: BulkPlan = { runOrders: [], skipped: [] };
  for (const order of orders) {
    const reason = whyNotPlanned(verb, order, context);
    if (reason) plan.skipped.push({ orderId: order.orderId, reason });
    else
      plan.runOrders.push(
        createRunOrder(order, plan.runOrders.length, context.jobId, BULK_ACTIONS[verb].steps(order, context)),
      );
  }
  return plan;
}

/**
 * Whether the order contains all items that its groups list; false if a group lists none. An order in a search
 * result may lack some of them, which the console must load before it plans the order (S5.19).
 */
export function hasAllItems(order: Order): boolean {
  return listsItems(order) && missingItemIds(order).length === 0;
}
