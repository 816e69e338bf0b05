import type { BulkVerb, JournaledRun, RunOrder } from '#domain/bulk/bulkJob.ts';
import { isFullySuccessful, mainSteps, runOrderState } from '#domain/bulk/bulkResults.ts';
import { nextStep } from '#domain/bulk/stepTransitions.ts';
import { GUARDED_WRITES } from '#domain/writes/sentWrite.ts';
import { writeOutcome } from '#domain/writes/writeOutcome.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { context, put, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { actOnItems } from '#store/actions/itemsAction.ts';
import { checkWrite, type GuardedParams } from '#store/actions/writeOperations.ts';
import { runEnded, runTakenOver } from '#store/bulk/bulkSlice.ts';
import { isOperationEnd, type OperationEnd } from '#store/operation.ts';
import { type HandledOrder, type HandledOutcome, ordersHandled } from '#store/results/handledOrdersSlice.ts';

/** The writes that count as handling an order; not those of its callback URL or email subscriptions. */
const WRITES: readonly string[] = [...GUARDED_WRITES, actOnItems.name];

function isWriteEnd(action: unknown): action is OperationEnd {
  return isOperationEnd(action) && WRITES.includes(action.meta.operation);
}

/** The outcome of a write, from its failure or its result; null if nothing was sent. */
function outcomeOf({ meta, payload }: OperationEnd): HandledOutcome | null {
  if (payload.failure) return payload.failure.outcome === 'unknown' ? 'unknown' : 'failed';
  return writeOutcome(meta.operation, payload.result);
}

/**
 * R387: the outcome of an order after a check of one of its writes; null if it stays the same. `before` is the
 * latest outcome. After `partly`, the check was only about the part whose outcome was unknown, or about one of
 * several items.
 */
function outcomeOfCheck(
  result: CheckResult,
  isAboutItem: boolean,
  before: HandledOutcome | undefined,
): HandledOutcome | null {
  if (result === 'cannotTell') return null;
  if (typeof result !== 'string') return 'partly';
  if (before === 'partly' && (isAboutItem || result === 'notApplied')) return null;
  return result === 'applied' ? 'done' : 'failed';
}

/** R264: whether a part of the order's writes was applied, and another part failed or is left to send. */
function isPartlyDone(verb: BulkVerb, runOrder: RunOrder): boolean {
  const isApplied = mainSteps(verb, runOrder).some(
    ({ state, failure }) => state === 'confirmed' || failure?.reason === 'partlyApplied',
  );
  const isComplete = isFullySuccessful(verb, runOrder) && nextStep(runOrder) === null;
  return isApplied && !isComplete;
}

/** The outcome of an order in a run; null if nothing was sent for it. */
function outcomeInRun(verb: BulkVerb, runOrder: RunOrder): HandledOutcome | null {
  const outcome = runOrderState(verb, runOrder);
  if (outcome === 'unknown' || outcome === 'duplicate') return outcome;
  if (isPartlyDone(verb, runOrder)) return 'partly';
  return outcome === 'done' || outcome === 'failed' ? outcome : null;
}

const resultsTime = () => select((state) => state.search.resultSet?.at);

function* recordOutcome(orderId: string, outcome: HandledOutcome | null): Saga {
  if (!outcome) return;
  const clock = yield* context('clock');
  const resultsAt = yield* resultsTime();
  yield* put(ordersHandled([{ orderId, outcome, at: clock.now(), resultsAt }]));
}

function* recordCheck({ payload }: ReturnType<typeof checkWrite.succeeded>): Saga {
  const { orderId, subject } = payload.params;
  const handled = yield* select((state) => state.handledOrders.handled);
  const before = handled.findLast((order) => order.orderId === orderId)?.outcome;
  yield* recordOutcome(orderId, outcomeOfCheck(payload.result, subject !== orderId, before));
}

/**
 * The orders that a run has handled since this tab took it over with the orders `before`. An order counts as
 * handled when its last write was sent. Those handled before the results arrived (`resultsAt`) do not count.
 */
function handledInRun(
  { job, runOrders }: JournaledRun,
  before: readonly RunOrder[],
  resultsAt: number | undefined,
  now: number,
): HandledOrder[] {
  const unchanged = new Set(before);
  return runOrders.flatMap((runOrder) => {
    const outcome = outcomeInRun(job.verb, runOrder);
    if (!outcome || unchanged.has(runOrder)) return [];
    const at = Math.max(...runOrder.steps.map((step) => step.sentAt ?? 0)) || now;
    const isInResults = resultsAt !== undefined && at >= resultsAt;
    return [{ orderId: runOrder.orderId, outcome, at, resultsAt: isInResults ? resultsAt : undefined }];
  });
}

/** Records which orders were handled, for the split view. */
export function* watchHandledOrders(): Saga {
  yield* takeEvery({ match: isWriteEnd }, (action) =>
    recordOutcome((action.payload.params as GuardedParams).orderId, outcomeOf(action)),
  );
  yield* takeEvery(checkWrite.succeeded, recordCheck);
  const clock = yield* context('clock');
  const runOrdersBefore = new Map<string, readonly RunOrder[]>();
  yield* takeEvery(runTakenOver, function* keep({ payload: { job } }) {
    runOrdersBefore.set(job.jobId, (yield* select((state) => state.bulk.runs[job.jobId]))?.runOrders ?? []);
  });
  yield* takeEvery(runEnded, function* note({ payload: { jobId } }) {
    const run = yield* select((state) => state.bulk.runs[jobId]);
    const before = runOrdersBefore.get(jobId) ?? [];
    runOrdersBefore.delete(jobId);
    const resultsAt = yield* resultsTime();
    if (run) yield* put(ordersHandled(handledInRun(run, before, resultsAt, clock.now())));
  });
}
