import type { BulkStep } from '#domain/bulk/bulkJob.ts';
import { confirmed, lookedUp, untraceable } from '#domain/bulk/bulkRun.ts';
import { isCancellationTaken, isResent, type Original, wantedOrder } from '#domain/bulk/reconciliation.ts';
import { firstLink } from '#domain/links.ts';
import { searchByIds } from '#sagas/search/searchByIds.ts';
import { laneOf, type StepScene } from './bulkSteps.ts';

/** The original order; null if the reorder has no link to it, or needs none to be found. */
async function readOriginal({ platform, job, unit, step }: StepScene): Promise<Original | null> {
  if (step.minted !== null || job.options.unlink) return null;
  const lane = laneOf(job);
  const order = await platform.orderService.order(unit.orderId, lane);
  const items = await platform.itemService.itemsOfOrder(unit.orderId, lane);
  return { link: (order && firstLink(order.links, 'merchantOrder')?.href) ?? null, items };
}

async function lookForOrder(scene: StepScene, now: number): Promise<BulkStep> {
  const { platform, job, unit, step, recorded } = scene;
  const lane = laneOf(job);
  const wanted = wantedOrder(unit, step, await readOriginal(scene), recorded);
  if (!wanted) return untraceable(step);
  const body = searchByIds(wanted.ids, step.sentAt ?? job.createdAt, now);
  const { orders } = await platform.orderManager.search(body, lane);
  return lookedUp(
    step,
    orders.filter(wanted.isIt).map((order) => order.orderId),
  );
}

function seen(step: BulkStep, isApplied: boolean): BulkStep {
  const counted = { ...step, lookUps: step.lookUps + 1 };
  return isApplied ? confirmed(counted) : counted;
}

/** Without a record of the open items, an item may have been cancelled long ago: then the user decides. */
async function lookForCancellation({ platform, job, unit, step }: StepScene): Promise<BulkStep> {
  if (!step.openItems) return untraceable(step);
  const items = await platform.itemService.itemsOfOrder(unit.orderId, laneOf(job));
  return seen(step, isCancellationTaken(items, step.openItems));
}

/** Deliveries of other events, and earlier ones of these, say nothing of the step. */
async function lookForAttempts({ platform, job, unit, step }: StepScene): Promise<BulkStep> {
  if (!step.attempts) return untraceable(step);
  const { events } = await platform.events.eventsOfOrder(unit.orderId, laneOf(job));
  return seen(step, isResent(events, step.attempts));
}

/**
 * Looks whether a step of unknown fate was applied, and says so in the step; nothing is ever sent from here.
 * Rejects where the platform cannot be asked. `now` in epoch milliseconds.
 */
export function reconcileStep(scene: StepScene, now: number): Promise<BulkStep> {
  if (scene.step.kind === 'create') return lookForOrder(scene, now);
  if (scene.step.kind === 'resendEvents') return lookForAttempts(scene);
  return lookForCancellation(scene);
}
