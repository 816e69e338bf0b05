import type { BulkStep } from '#domain/bulk/bulkJob.ts';
import { markUntraceable } from '#domain/bulk/stepChecks.ts';
import { createdOrderCriteria, type OriginalIdentity } from '#domain/bulk/stepEvidence.ts';
import { afterCheck, afterOrderCheck, markConfirmed } from '#domain/bulk/stepTransitions.ts';
import { firstLink } from '#domain/links/links.ts';
import { widenedRange } from '#domain/search/widenedRange.ts';
import type { GuardedWrite } from '#domain/writes/sentWrite.ts';
import { judgeWrite } from '#domain/writes/writeEvidence.ts';
import { readEvidence } from '#sagas/writes/checkWrite.ts';
import type { StepContext } from './runInProgress.ts';

/** Reads the original order. Returns null if the reorder is not linked to it, or can be found without it. */
async function readOriginal(context: StepContext): Promise<OriginalIdentity | null> {
  const { platform, job, runOrder, step, callOptions } = context;
  if (step.generatedIds !== null || job.options.unlink) return null;
  const order = await platform.orderService.order(runOrder.orderId, callOptions);
  const items = await platform.itemService.itemsOfOrder(runOrder.orderId, callOptions);
  return { link: (order && firstLink(order.links, 'merchantOrder')?.href) ?? null, items };
}

/** Searches for the order that the step may have created. */
async function checkOrder(context: StepContext): Promise<BulkStep> {
  const { platform, job, runOrder, step, recorded, callOptions, now } = context;
  const reorder = { runOrder, step, recorded, plannedAt: job.createdAt };
  const wanted = createdOrderCriteria(reorder, await readOriginal(context));
  if (!wanted) return markUntraceable(step);
  const range = widenedRange(step.sentAt ?? job.createdAt, now);
  const { orders } = await platform.orderManager.searchByIds(wanted.ids, range, callOptions);
  return afterOrderCheck(
    step,
    orders.filter(wanted.matches).map((order) => order.orderId),
  );
}

/**
 * Checks whether a write on the order was applied. Without a record of the order before it was sent, the user
 * must decide, because an earlier request may have had the same effect.
 */
async function checkByTrace(context: StepContext, operation: GuardedWrite): Promise<BulkStep> {
  const { platform, runOrder, step, callOptions, now } = context;
  const { trace, sentAt } = step;
  if (!trace || sentAt === null) return markUntraceable(step);
  const evidence = await readEvidence(
    platform,
    { orderId: runOrder.orderId, trace, sentAt },
    now,
    callOptions,
  );
  const result = judgeWrite({ operation, trace, refusedItemIds: [] }, evidence);
  return result === 'applied' ? markConfirmed(afterCheck(step)) : afterCheck(step);
}

/**
 * Checks whether a step with an unknown outcome was applied, and returns the step with the result. Never
 * sends a write. Rejects if a read fails.
 */
export function checkStep(context: StepContext): Promise<BulkStep> {
  const { kind } = context.step;
  if (kind === 'create') return checkOrder(context);
  return checkByTrace(context, kind === 'clearAlert' ? 'clearAlerts' : kind);
}
