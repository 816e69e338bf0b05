import type { RunOrder, RunOrderStep } from '#domain/bulk/bulkJob.ts';
import { copiesOf, idsOfOtherOrders, uncertainPlacements } from '#domain/bulk/stepEvidence.ts';
import { afterOrderCheck, needsVerification, withStep } from '#domain/bulk/stepTransitions.ts';
import { CHECK_PAUSES_MS } from '#domain/limits.ts';
import { chunks } from '#domain/lists.ts';
import type { Order } from '#domain/order/order.ts';
import { isSameId } from '#domain/sameId.ts';
import { widenedRange } from '#domain/search/widenedRange.ts';
import { call, put, type Saga, select } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';
import { stepChanged } from '#store/bulk/bulkSlice.ts';
import { callOptionsOf, type RunInProgress } from './runInProgress.ts';

/** The most merchant order IDs per search. Each may find several orders, and one page has 100. */
const BATCH = 25;

function createdOnes(runOrders: readonly RunOrder[]): RunOrderStep[] {
  const created = runOrders.flatMap((runOrder) =>
    runOrder.steps.flatMap((step) => (needsVerification(step) ? [{ runOrder, step }] : [])),
  );
  return created.filter((one) => merchantOrderIdOf(one) !== '');
}

/** The merchant order ID to find the created order by: a new one, or else that of the original. */
function merchantOrderIdOf({ runOrder, step }: RunOrderStep): string {
  return step.generatedIds?.merchantOrderId ?? runOrder.merchantOrderId;
}

/**
 * IDs of orders that cannot be copies. Returns null while another reorder of the same order has an unknown
 * outcome, because its order could not be told from a copy.
 */
async function otherOrders({ intents, job }: RunInProgress, { runOrder, step }: RunOrderStep) {
  const recorded = await intents.journal.intentsOn(job.sub, [runOrder.orderId]);
  const reorder = { runOrder, step, recorded };
  const isUncertain = step.generatedIds === null && uncertainPlacements(reorder).length > 0;
  return isUncertain ? null : idsOfOtherOrders(reorder);
}

function* recordCopies(run: RunInProgress, { runOrder, step }: RunOrderStep, copies: readonly Order[]): Saga {
  const doubled = afterOrderCheck(
    step,
    copies.map((order) => order.orderId),
  );
  const next = withStep(run.runOrders[runOrder.index] ?? runOrder, doubled);
  run.runOrders[runOrder.index] = next;
  yield* put(stepChanged({ jobId: runOrder.jobId, index: runOrder.index, step: doubled, failure: null }));
  yield* call(() => settle(run.intents.journal.save(next)));
}

/**
 * - checked: its copies are known.
 * - notYet: the index does not include the order yet, or a call failed.
 * - undecided: another reorder could have placed a copy. Only the user can decide.
 */
type CopyCheck = 'checked' | 'notYet' | 'undecided';

function* verifyOne(run: RunInProgress, one: RunOrderStep, found: readonly Order[]): Saga<CopyCheck> {
  const created = found.find(({ orderId }) => one.step.created.some((id) => isSameId(id, orderId)));
  if (!created) return 'notYet';
  const taken = yield* call(() => settle(otherOrders(run, one)));
  if ('failure' in taken) return 'notYet';
  if (taken.value === null) return 'undecided';
  const copies = copiesOf(created, found, taken.value, { step: one.step, plannedAt: run.job.createdAt });
  if (copies.length > 1) yield* recordCopies(run, one, copies);
  return 'checked';
}

function* verifyBatch(run: RunInProgress, batch: readonly RunOrderStep[]): Saga<CopyCheck[]> {
  const { platform, clock, job } = run;
  const ids = batch.map(merchantOrderIdOf);
  const range = widenedRange(job.createdAt, clock.now());
  const page = yield* call(() => settle(platform.orderManager.searchByIds(ids, range, callOptionsOf(job))));
  if ('failure' in page) return batch.map(() => 'notYet');
  const checks: CopyCheck[] = [];
  for (const one of batch) checks.push(yield* verifyOne(run, one, page.value.orders));
  return checks;
}

function* verifyRound(run: RunInProgress, created: readonly RunOrderStep[]): Saga<CopyCheck[]> {
  const checks: CopyCheck[] = [];
  for (const batch of chunks(created, BATCH)) checks.push(...(yield* verifyBatch(run, batch)));
  return checks;
}

/**
 * Looks for copies of the created orders once everything is sent, because a browser may repeat a POST without
 * notice. While the index does not include all created orders or a search fails, the search is repeated after
 * each of the `CHECK_PAUSES_MS`. The journal records a complete check, so that the next visit can repeat an
 * incomplete one.
 */
export function* verifyCreatedOrders(run: RunInProgress): Saga {
  const { jobId } = run.job;
  let left = createdOnes(run.runOrders);
  if (left.length === 0) return;
  let isDecided = true;
  for (const pause of [0, ...CHECK_PAUSES_MS]) {
    if (pause > 0) yield* call(run.intents.sleep, pause);
    const status = yield* select((state) => state.bulk.runs[jobId]?.status);
    if (status !== 'running') return;
    const checks = yield* verifyRound(run, left);
    isDecided &&= !checks.includes('undecided');
    left = left.filter((_, index) => checks[index] === 'notYet');
    if (left.length > 0) continue;
    if (isDecided) yield* call(() => settle(run.intents.journal.saveJob({ ...run.job, isVerified: true })));
    return;
  }
}
