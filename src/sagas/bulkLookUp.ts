import type { OrderSearchBody } from '#api/orderManager.ts';
import type { BulkStep } from '#domain/bulkJob.ts';
import { confirmed, lookedUp, untraceable } from '#domain/bulkRun.ts';
import { CLOCK_SKEW_MS } from '#domain/limits.ts';
import { firstLink } from '#domain/links.ts';
import { isCancellationTaken, wantedOrder } from '#domain/lookUp.ts';
import { toIso } from '#domain/time.ts';
import { laneOf, type StepScene } from './bulkSteps.ts';

const DAY_MS = 86_400_000;
const PAGE_SIZE = 100;

/** Everything named by one of these ids that was placed since; `now` in epoch milliseconds. */
export function searchByIds(ids: readonly string[], since: number, now: number): OrderSearchBody {
  return {
    pageSize: PAGE_SIZE,
    offset: 0,
    sortField: 'createdDate',
    sortOrder: 'descending',
    sortMode: null,
    ids,
    startDateUtc: toIso(since - DAY_MS),
    endDateUtc: toIso(now + DAY_MS),
  };
}

async function lookForOrder({ platform, job, unit, step }: StepScene, now: number): Promise<BulkStep> {
  const lane = laneOf(job);
  const isLinked = step.minted === null && !job.options.unlink;
  const original = isLinked ? await platform.orderService.order(unit.orderId, lane) : null;
  const link = original && (firstLink(original.links, 'merchantOrder')?.href ?? null);
  const wanted = wantedOrder(unit, step, link);
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

async function lookForCancellation({ platform, job, unit, step }: StepScene): Promise<BulkStep> {
  const items = await platform.itemService.itemsOfOrder(unit.orderId, laneOf(job));
  const about = items.filter((item) => step.itemIds.length === 0 || step.itemIds.includes(item.itemId));
  return seen(step, about.some(isCancellationTaken));
}

async function lookForAttempts({ platform, job, unit, step }: StepScene): Promise<BulkStep> {
  const { events } = await platform.events.eventsOfOrder(unit.orderId, laneOf(job));
  const since = (step.sentAt ?? 0) - CLOCK_SKEW_MS;
  const isNew = (at: string | null) => at !== null && Date.parse(at) >= since;
  return seen(
    step,
    events.some(({ attempts }) => attempts.some((attempt) => isNew(attempt.at))),
  );
}

/**
 * Looks whether a step of unknown fate was applied, and says so in the step; nothing is ever sent from here.
 * Rejects where the platform cannot be asked. `now` in epoch milliseconds.
 */
export function lookUp(scene: StepScene, now: number): Promise<BulkStep> {
  if (scene.step.kind === 'create') return lookForOrder(scene, now);
  if (scene.step.kind === 'resendEvents') return lookForAttempts(scene);
  return lookForCancellation(scene);
}
