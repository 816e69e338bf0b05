import type { BulkStep } from '#domain/bulk/bulkJob.ts';
import {
  createdOrderCriteria,
  isCancellationEvident,
  isEveryEventResent,
  type OriginalIdentity,
} from '#domain/bulk/stepEvidence.ts';
import { afterCheck, afterOrderCheck, markUntraceable } from '#domain/bulk/stepTransitions.ts';
import { firstLink } from '#domain/links.ts';
import { widenedRange } from '#domain/search/widenedRange.ts';
import { laneOptions, type StepContext } from './prepareStep.ts';

/** Reads the original order. Returns null if the reorder is not linked to it, or can be found without it. */
async function readOriginal({
  platform,
  job,
  runOrder,
  step,
}: StepContext): Promise<OriginalIdentity | null> {
  if (step.generatedIds !== null || job.options.unlink) return null;
  const lane = laneOptions(job);
  const order = await platform.orderService.order(runOrder.orderId, lane);
  const items = await platform.itemService.itemsOfOrder(runOrder.orderId, lane);
  return { link: (order && firstLink(order.links, 'merchantOrder')?.href) ?? null, items };
}

/** Searches for the order that the step may have created. */
async function checkOrder(context: StepContext, now: number): Promise<BulkStep> {
  const { platform, job, runOrder, step, recorded } = context;
  const lane = laneOptions(job);
  const wanted = createdOrderCriteria(runOrder, step, await readOriginal(context), recorded);
  if (!wanted) return markUntraceable(step);
  const range = widenedRange(step.sentAt ?? job.createdAt, now);
  const { orders } = await platform.orderManager.searchByIds(wanted.ids, range, lane);
  return afterOrderCheck(
    step,
    orders.filter(wanted.matches).map((order) => order.orderId),
  );
}

/**
 * Checks whether the cancellation was applied. Without a record of the items that were open before it was
 * sent, the user must decide, because the items may have been cancelled long ago.
 */
async function checkCancellation({ platform, job, runOrder, step }: StepContext): Promise<BulkStep> {
  if (!step.openItems) return markUntraceable(step);
  const items = await platform.itemService.itemsOfOrder(runOrder.orderId, laneOptions(job));
  return afterCheck(step, isCancellationEvident(items, step.openItems));
}

/** Only new delivery attempts of the step's own events show that it was applied. */
async function checkAttempts({ platform, job, runOrder, step }: StepContext): Promise<BulkStep> {
  if (!step.attempts) return markUntraceable(step);
  const { events } = await platform.events.eventsOfOrder(runOrder.orderId, laneOptions(job));
  return afterCheck(step, isEveryEventResent(events, step.attempts));
}

/**
 * Checks whether a step with an unknown outcome was applied, and returns the step with the result. Never
 * sends a write. Rejects if a read fails. `now` is in epoch milliseconds.
 */
export function checkStep(context: StepContext, now: number): Promise<BulkStep> {
  if (context.step.kind === 'create') return checkOrder(context, now);
  if (context.step.kind === 'resendEvents') return checkAttempts(context);
  return checkCancellation(context);
}
