import type { Platform } from '#api/platform.ts';
import { intentsInTheWay, type RecordedIntents } from '#domain/actions/intents.ts';
import { evidenceSince, placedElsewhere } from '#domain/actions/placedElsewhere.ts';
import {
  basisOf,
  type PlacementSources,
  placementHash,
  placementOf,
} from '#domain/actions/reorderPlacement.ts';
import type { BulkJob, BulkStep, BulkUnit, StepKind, StepRule } from '#domain/bulk/bulkJob.ts';
import { changed, held, needless, refused } from '#domain/bulk/bulkRun.ts';
import { attemptsOf, openItemsOf } from '#domain/bulk/reconciliation.ts';
import { lookUp } from '#domain/byKey.ts';
import { failedEvents } from '#domain/event/eventResend.ts';
import { isReorderable } from '#domain/item/itemStatus.ts';
import { firstLink } from '#domain/links.ts';
import { itemAlerts } from '#domain/order/alerts.ts';
import { readPlacingEvidence } from '#sagas/actions/placingEvidence.ts';

/** One step and the data needed to carry it out. */
export interface StepScene {
  platform: Platform;
  job: BulkJob;
  unit: BulkUnit;
  step: BulkStep;
  /** The records of this browser about the order, including this run. */
  recorded: RecordedIntents;
}

/** The platform's result of a step: the IDs it created, and a reason if it applied only a part. */
export interface Sent {
  created: string[];
  problem: StepRule | null;
}
const DONE: Sent = { created: [], problem: null };

/** A step that is ready to be sent. */
export interface Ready {
  step: BulkStep;
  hash: string | null;
  send: () => Promise<Sent>;
}
/** Ready, or how the step ended before it was sent. */
export type Prepared = Ready | BulkStep;

export function isReady(prepared: Prepared): prepared is Ready {
  return 'send' in prepared;
}

/** A run for a selection yields to the user's own reads; the user waits for the reorder of a single order. */
export function laneOf(job: BulkJob) {
  return { lane: job.scope === 'selection' ? 'background' : 'interactive' } as const;
}

/**
 * The data of a reorder, read one after the other: a run of ten parallel orders has ten open calls, not
 * thirty.
 */
async function readSources({ platform, job, unit }: StepScene): Promise<PlacementSources | null> {
  const lane = laneOf(job);
  const request = await platform.orderRequest.placedOrder(unit.orderId, lane);
  if (!request) return null;
  const items = await platform.itemService.itemsOfOrder(unit.orderId, lane);
  const order = job.options.unlink ? null : await platform.orderService.order(unit.orderId, lane);
  return { request, items, originalOrder: order && (firstLink(order.links, 'merchantOrder')?.href ?? null) };
}

/** A step that accepts the present state reorders the items that still can be. */
function wantedItems(step: BulkStep, sources: PlacementSources): string[] {
  if (step.basis !== null) return step.itemIds;
  const open = new Set(sources.items.filter(isReorderable).map((item) => item.itemId));
  return step.itemIds.filter((itemId) => open.has(itemId));
}

/**
 * Reorders by other people or machines that block this one. While another part of this order has an unknown
 * outcome, its order cannot be distinguished from theirs, so the result is empty.
 */
async function placedByOthers(scene: StepScene, { items }: PlacementSources, now: number) {
  const { platform, job, unit, step, recorded } = scene;
  const isUncertain = unit.steps.some(({ kind, state }) => kind === 'create' && state === 'unknown');
  if (isUncertain) return [];
  const since = evidenceSince(job.createdAt, now);
  const evidence = await readPlacingEvidence(platform, unit, { since, now, ...laneOf(job) });
  // It fails, and the user can retry it; if it fails again, the user can send it anyway.
  if (evidence.isPartial && step.basis !== null) throw evidence.error;
  const { orderId, merchantOrderId } = unit;
  const wanted = items.filter(({ itemId }) => step.itemIds.includes(itemId));
  const found = placedElsewhere(evidence, { orderId, merchantOrderId, items: wanted }, recorded, since);
  return intentsInTheWay(found, step.accepted ?? []);
}

/** The current order, if it is unchanged and no other person has placed it again. */
async function prepareCreate(scene: StepScene, now: number): Promise<Prepared> {
  const { platform, job, step } = scene;
  const sources = await readSources(scene);
  if (!sources) return refused(step, 'itemGone');
  if (step.basis !== null && basisOf(sources.items, step.itemIds) !== step.basis) {
    return changed(step, 'differs');
  }
  const itemIds = wantedItems(step, sources);
  if (itemIds.length === 0) return needless(step);
  const { minted } = step;
  const placement = placementOf(sources, { itemIds, minted, options: job.options, today: job.today });
  if ('problem' in placement) return refused(step, placement.problem);
  const hash = placementHash(placement);
  // It was sent before and is sent again on a person's word: then it has to be the same order.
  if (step.hash !== null && step.hash !== hash) return changed(step, 'differs');
  const earlier = await placedByOthers(scene, sources, now);
  if (earlier.length > 0) return held(step, earlier);
  const send = async () => {
    const { orderId } = await platform.merchantOrder.createOrder(placement, laneOf(job));
    return { created: [orderId], problem: null };
  };
  return { step: { ...step, itemIds }, hash, send };
}

async function prepareCancelOrder({ platform, job, unit, step }: StepScene): Promise<Prepared> {
  const allowed = await platform.merchantOrder.actions(unit.orderId, laneOf(job));
  if (!allowed.order.includes('orderCancellation')) return refused(step, 'notCancellable');
  const items = await platform.itemService.itemsOfOrder(unit.orderId, laneOf(job));
  const send = async () => {
    await platform.merchantOrder.cancelOrder(unit.orderId, laneOf(job));
    return DONE;
  };
  return { step: { ...step, openItems: openItemsOf(items) }, hash: null, send };
}

/** Requests only items that can still be cancelled; the others cannot be cancelled anyway. */
async function prepareCancelItem({ platform, job, unit, step }: StepScene): Promise<Prepared> {
  const [itemId = ''] = step.itemIds;
  const allowed = await platform.merchantOrder.actions(unit.orderId, laneOf(job));
  if (!lookUp(allowed.items, itemId)?.includes('orderItemCancellation')) return needless(step);
  const item = await platform.itemService.item(itemId, laneOf(job));
  const send = async () => {
    await platform.merchantOrder.cancelItem(unit.orderId, itemId, laneOf(job));
    return DONE;
  };
  return { step: { ...step, openItems: openItemsOf(item ? [item] : []) }, hash: null, send };
}

/** By now the status may be over, or have a date that is still to come: that one must stay. */
async function prepareClearAlert({ platform, job, step }: StepScene, now: number): Promise<Prepared> {
  const [itemId = ''] = step.itemIds;
  const item = await platform.itemService.item(itemId, laneOf(job));
  const alerts = item ? itemAlerts(item, now) : [];
  if (!alerts.some((alert) => alert.clearable && alert.status === step.status)) return needless(step);
  const send = async () => {
    await platform.itemService.clearAlert(itemId, step.status, laneOf(job));
    return DONE;
  };
  return { step, hash: null, send };
}

/** Events that were delivered since are left out; without any left there is nothing to do. */
async function prepareResendEvents({ platform, job, unit, step }: StepScene): Promise<Prepared> {
  const { events } = await platform.events.eventsOfOrder(unit.orderId, laneOf(job));
  const unheard = failedEvents(events);
  const ids = unheard.map((event) => event.eventId);
  if (ids.length === 0) return needless(step);
  const send = async (): Promise<Sent> => {
    const results = await platform.events.resendEvents(unit.orderId, ids, laneOf(job));
    return results.every((result) => result.success) ? DONE : { created: [], problem: 'partlyApplied' };
  };
  return { step: { ...step, attempts: attemptsOf(unheard) }, hash: null, send };
}

const PREPARE: Readonly<Record<StepKind, (scene: StepScene, now: number) => Promise<Prepared>>> = {
  create: prepareCreate,
  cancelOrder: prepareCancelOrder,
  cancelItem: prepareCancelItem,
  clearAlert: prepareClearAlert,
  resendEvents: prepareResendEvents,
};

/** Reads what the step touches again, just before it is sent (R12). Rejects where that fails; `now` in epoch milliseconds. */
export function prepareStep(scene: StepScene, now: number): Promise<Prepared> {
  return PREPARE[scene.step.kind](scene, now);
}
