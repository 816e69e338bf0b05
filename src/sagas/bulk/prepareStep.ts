import type { WriteOptions } from '#api/http/call.ts';
import { itemsCancelledWithOrder } from '#domain/actions/actionRules.ts';
import { isAllowedOn } from '#domain/actions/allowedActions.ts';
import {
  type PlacementSources,
  placementFingerprint,
  placementOf,
  planFingerprint,
  withPlannedIds,
} from '#domain/actions/reorderPlacement.ts';
import type { BulkStep, StepKind, StepObstacle } from '#domain/bulk/bulkJob.ts';
import { canStillBeCancelled } from '#domain/bulk/bulkPlan.ts';
import { type RequestItemIds, requestItemIds } from '#domain/bulk/invalidItems.ts';
import { isForOmittedItem } from '#domain/bulk/partialPlacement.ts';
import { cancellationFingerprint, isCancelledOrPending } from '#domain/bulk/stepEvidence.ts';
import {
  actsOnPlan,
  differsFromPlan,
  markChanged,
  markHeld,
  markNeedless,
  markRejected,
} from '#domain/bulk/stepTransitions.ts';
import { itemAlerts } from '#domain/item/alerts.ts';
import type { Item } from '#domain/item/item.ts';
import { isReorderable } from '#domain/item/itemStage.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { firstLink } from '#domain/links/links.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import { UTC } from '#domain/time/time.ts';
import { knownTraces } from '#domain/writes/eventTraces.ts';
import { blockingIntents } from '#domain/writes/intents.ts';
import { tracedFacts } from '#domain/writes/tracedFacts.ts';
import { readReordersOfOthers } from '#sagas/actions/reordersOfOthers.ts';
import { readEventsToResend } from './eventsToResend.ts';
import type { StepContext } from './runInProgress.ts';

/** The platform's result: the IDs of the created orders, and the reason if only a part was applied. */
export interface StepResult {
  created: string[];
  problem: StepObstacle | null;
}
const DONE: StepResult = { created: [], problem: null };

interface ReadyStep {
  kind: 'ready';
  step: BulkStep;
  placementFingerprint: string | null;
  /** The items in the request for a new order; absent for other writes. */
  lines?: RequestItemIds;
  /** Sends the request. The signal of the options ends its wait for the next try (R406). */
  send: (options: WriteOptions) => Promise<StepResult>;
}
/** A step for which nothing must be sent. */
interface EndedStep {
  kind: 'ended';
  step: BulkStep;
}
type PreparedStep = ReadyStep | EndedStep;

function ended(step: BulkStep): EndedStep {
  return { kind: 'ended', step };
}

/** A step that one call without a result applies. */
function ready(step: BulkStep, write: (options: WriteOptions) => Promise<void>): ReadyStep {
  const send = async (options: WriteOptions) => {
    await write(options);
    return DONE;
  };
  return { kind: 'ready', step, placementFingerprint: null, send };
}

/**
 * Reads the data for a reorder; null if the platform has no merchant order with this ID. The calls are made
 * one after another, so that a run with ten parallel orders has ten open calls rather than thirty.
 */
async function readSources({
  platform,
  job,
  runOrder,
  step,
  callOptions,
}: StepContext): Promise<PlacementSources | null> {
  const request = await platform.orderRequest.placedOrder(runOrder.orderId, callOptions);
  if (!request) return null;
  const read = await platform.itemService.itemsOfOrder(runOrder.orderId, callOptions);
  const items = withPlannedIds(read, step.itemIds);
  const order = job.options.unlink ? null : await platform.orderService.order(runOrder.orderId, callOptions);
  return { request, items, originalOrder: order && (firstLink(order.links, 'merchantOrder')?.href ?? null) };
}

/** The IDs of the items to reorder. A retried step omits items that can no longer be reordered. */
function wantedItems(step: BulkStep, sources: PlacementSources): string[] {
  if (actsOnPlan(step)) return step.itemIds;
  const open = new Set(sources.items.filter(isReorderable).map((item) => item.itemId));
  return step.itemIds.filter((itemId) => open.has(itemId));
}

/**
 * Finds reorders by other users or applications that block this one. The result is empty while another step
 * for this order has an unknown outcome, because the order that it may have created cannot be distinguished
 * from reorders by others.
 */
async function placedByOthers(context: StepContext, { items }: PlacementSources) {
  const { platform, job, runOrder, step, recorded, callOptions, now } = context;
  const isUncertain = runOrder.steps.some(({ kind, state }) => kind === 'create' && state === 'unknown');
  if (isUncertain) return [];
  const { orderId, merchantOrderId, merchantId } = runOrder;
  const wanted = items.filter(({ itemId }) => step.itemIds.includes(itemId));
  const original = { orderId, merchantOrderId, merchantId, items: wanted, allItems: items };
  const window = { plannedAt: job.createdAt, now, ...callOptions };
  const others = await readReordersOfOthers(platform, original, window);
  // On the first attempt, the step fails, so that the user can retry it. If the evidence cannot be read on
  // the retry either, the step is held, and the user can send it anyway.
  if (others.error !== undefined && actsOnPlan(step)) throw others.error;
  return blockingIntents(others.missingIn(recorded), step.accepted ?? []);
}

/** Prepares the reorder. Returns an ended step if nothing must be sent, for example for a changed order. */
async function prepareCreate(context: StepContext): Promise<PreparedStep> {
  const { platform, job, step } = context;
  const sources = await readSources(context);
  if (!sources) return ended(markRejected(step, 'itemGone'));
  if (differsFromPlan(step, planFingerprint(sources.items, step.itemIds))) return ended(markChanged(step));
  const itemIds = wantedItems(step, sources);
  if (itemIds.length === 0) return ended(markNeedless(step));
  const { generatedIds } = step;
  const { options, today, timezone = UTC } = job;
  const placement = placementOf(sources, { itemIds, generatedIds, options, today, timezone });
  if ('problem' in placement) return ended(markRejected(step, placement.problem));
  const fingerprint = placementFingerprint(placement);
  // The user decided to send the step again, so it must create the same order as before.
  if (step.placementFingerprint !== null && step.placementFingerprint !== fingerprint)
    return ended(markChanged(step));
  const earlier = await placedByOthers(context, sources);
  if (earlier.length > 0) return ended(markHeld(step, earlier));
  const send = async (sendOptions: WriteOptions) => {
    const orderId = await platform.merchantOrder.createOrder(placement, sendOptions);
    return { created: [orderId], problem: null };
  };
  return {
    kind: 'ready',
    step: { ...step, itemIds },
    placementFingerprint: fingerprint,
    lines: requestItemIds(sources, placement),
    send,
  };
}

/** The step with a record of the items that it changes, for a later check of its outcome. */
function withTrace(step: BulkStep, items: readonly Item[], now: number): BulkStep {
  return { ...step, trace: { seen: tracedFacts(factsByItem(items, now)) } };
}

/**
 * Prepares the cancellation of the order. A retried step follows no plan, so it checks here that an item is left
 * to cancel (R489).
 */
async function prepareCancelOrder(context: StepContext): Promise<PreparedStep> {
  const { platform, runOrder, step, callOptions, now } = context;
  const allowed = await platform.merchantOrder.actions(runOrder.orderId, callOptions);
  const items = await platform.itemService.itemsOfOrder(runOrder.orderId, callOptions);
  if (items.length > 0 && items.every(isCancelledOrPending)) return ended(markNeedless(step));
  if (!allowed.order.includes('orderCancellation')) return ended(markRejected(step, 'notCancellable'));
  if (differsFromPlan(step, cancellationFingerprint(items))) return ended(markChanged(step));
  if (!items.some(canStillBeCancelled)) return ended(markRejected(step, 'notCancellable'));
  return ready(withTrace(step, itemsCancelledWithOrder({ items }, allowed), now), (options) =>
    platform.merchantOrder.cancelOrder(runOrder.orderId, options),
  );
}

/** Prepares the cancellation of the item. The step is needless if the item will not be made (R250, R489). */
async function prepareCancelItem(context: StepContext): Promise<PreparedStep> {
  const { platform, runOrder, step, callOptions, now } = context;
  if (isForOmittedItem(runOrder, step)) return ended(markNeedless(step));
  const [itemId = ''] = step.itemIds;
  const allowed = await platform.merchantOrder.actions(runOrder.orderId, callOptions);
  const item = await platform.itemService.item(itemId, callOptions);
  if (item && isCancelledOrPending(item)) return ended(markNeedless(step));
  if (!isAllowedOn(allowed.items, itemId, 'orderItemCancellation'))
    return ended(
      item && itemStatus(item).isRejected ? markNeedless(step) : markRejected(step, 'itemNotCancellable'),
    );
  return ready(withTrace(step, item ? [item] : [], now), (options) =>
    platform.merchantOrder.cancelItem(runOrder.orderId, itemId, options),
  );
}

/** Prepares to clear the alert, unless its status has ended or has a new date in the future. */
async function prepareClearAlert(context: StepContext): Promise<PreparedStep> {
  const { platform, runOrder, step, callOptions, now } = context;
  if (isForOmittedItem(runOrder, step)) return ended(markNeedless(step));
  const [itemId = ''] = step.itemIds;
  const item = await platform.itemService.item(itemId, callOptions);
  const alerts = item ? itemAlerts(item, now) : [];
  if (!alerts.some((alert) => alert.clearable && alert.status === step.status))
    return ended(markNeedless(step));
  return ready(step, (options) => platform.itemService.clearAlert(itemId, step.status, options));
}

/** Prepares the resending of events that are still undelivered; if none are left, there is nothing to do. */
async function prepareResendEvents(context: StepContext): Promise<PreparedStep> {
  const { platform, runOrder, step, mockCallbackUrl, callOptions, now } = context;
  const { orderId } = runOrder;
  const items = await platform.itemService.itemsOfOrder(orderId, callOptions);
  const events = await readEventsToResend(platform, { orderId, items }, mockCallbackUrl, callOptions);
  const eventIds = events.map((event) => event.eventId);
  if (eventIds.length === 0) return ended(markNeedless(step));
  const send = async (options: WriteOptions): Promise<StepResult> => {
    const results = await platform.events.resendEvents(orderId, eventIds, options);
    return results.every((result) => result.success) ? DONE : { created: [], problem: 'partlyApplied' };
  };
  const trace = { seen: {}, eventIds, known: { ...knownTraces(events, now), hasAllAttempts: true as const } };
  return { kind: 'ready', step: { ...step, trace }, placementFingerprint: null, send };
}

const PREPARE: Readonly<Record<StepKind, (context: StepContext) => Promise<PreparedStep>>> = {
  create: prepareCreate,
  cancelOrder: prepareCancelOrder,
  cancelItem: prepareCancelItem,
  clearAlert: prepareClearAlert,
  resendEvents: prepareResendEvents,
};

/**
 * Reads the affected data again just before the step is sent (R12). Returns the step ready to be sent, or
 * already ended if nothing must be sent. Rejects if a read fails.
 */
export function prepareStep(context: StepContext): Promise<PreparedStep> {
  return PREPARE[context.step.kind](context);
}
