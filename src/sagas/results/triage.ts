import { GUARDED_WRITES } from '#domain/actions/sentWrite.ts';
import { writeOutcome } from '#domain/actions/writeOutcome.ts';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { type OrderOutcome, orderOutcome } from '#domain/bulk/bulkResults.ts';
import { context, put, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { actOnItems } from '#store/actions/itemsAction.ts';
import type { GuardedParams } from '#store/actions/writeOperations.ts';
import { runEnded } from '#store/bulk/bulkSlice.ts';
import { isOperationEnd, type OperationEnd } from '#store/operation.ts';
import { type HandledOrder, type HandledOutcome, ordersHandled } from '#store/results/triageSlice.ts';

/**
 * The writes that count as handling an order. Changing its callback URL or its email subscriptions does not.
 */
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
 * The outcomes in a run that count as handling the order. An order with another outcome, such as waiting,
 * does not count as handled.
 */
const OF_RUNS: Partial<Record<OrderOutcome, HandledOutcome>> = {
  done: 'done',
  failed: 'failed',
  unknown: 'unknown',
  duplicate: 'unknown',
};

function handledInRun({ job, units }: JournaledRun, at: number): HandledOrder[] {
  return units.flatMap((unit) => {
    const outcome = OF_RUNS[orderOutcome(job.verb, unit)];
    return outcome ? [{ orderId: unit.orderId, outcome, at }] : [];
  });
}

/** Records which orders were handled, for the split view and for a colleague who takes over the list. */
export function* watchHandledOrders(): Saga {
  const clock = yield* context('clock');
  yield* takeEvery({ match: isWriteEnd }, function* note(action) {
    const outcome = outcomeOf(action);
    const { orderId } = action.payload.params as GuardedParams;
    if (outcome) yield* put(ordersHandled([{ orderId, outcome, at: clock.now() }]));
  });
  yield* takeEvery(runEnded, function* note({ payload }) {
    const run = yield* select((state) => state.bulk.runs[payload.jobId]);
    if (run) yield* put(ordersHandled(handledInRun(run, clock.now())));
  });
}
