import type { UnknownAction } from '@reduxjs/toolkit';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { type OrderOutcome, orderOutcome } from '#domain/bulk/bulkResults.ts';
import { lookUp } from '#domain/byKey.ts';
import type { Failure } from '#domain/failure.ts';
import { context, put, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { ANNOUNCEMENTS } from '#store/actions/announcements.ts';
import { actOnItems } from '#store/actions/itemsAction.ts';
import {
  cancelItem,
  cancelOrder,
  changeAddress,
  clearAlerts,
  type GuardedParams,
  rejectItem,
  resendEvents,
  retryRouting,
  updateStatus,
} from '#store/actions/orderActions.ts';
import { requestRedirect } from '#store/actions/redirectOperations.ts';
import { runEnded } from '#store/bulk/bulkSlice.ts';
import { type HandledOrder, type HandledOutcome, ordersHandled } from '#store/results/triageSlice.ts';

/**
 * The writes that count as handling an order. Changing its callback URL or its e-mail subscriptions does not.
 */
const WRITES = [
  cancelOrder,
  cancelItem,
  rejectItem,
  actOnItems,
  retryRouting,
  clearAlerts,
  resendEvents,
  changeAddress,
  updateStatus,
  requestRedirect,
];

interface WriteEnded extends UnknownAction {
  meta: { operation: string };
  payload: { params: GuardedParams; failure?: Failure; result?: unknown };
}

function isWriteEnded(action: unknown): action is WriteEnded {
  return WRITES.some(({ succeeded, failed }) => succeeded.match(action) || failed.match(action));
}

const OUTCOMES = { success: 'done', info: 'done', warning: 'partly', danger: 'failed' } as const;

/**
 * The outcome of a write, from its failure or from the severity of its message; null if it ended without
 * either, for example because the order had changed.
 */
function outcomeOf({ meta, payload }: WriteEnded): HandledOutcome | null {
  if (payload.failure) return payload.failure.outcome === 'unknown' ? 'unknown' : 'failed';
  const said = lookUp(ANNOUNCEMENTS, meta.operation)?.succeeded;
  const announcement = typeof said === 'function' ? said(payload.result as never) : said;
  return announcement ? OUTCOMES[announcement.severity] : null;
}

/**
 * The outcomes in a run that count as handling the order. An order with another outcome, such as waiting, does
 * not count as handled.
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
  yield* takeEvery({ match: isWriteEnded }, function* note(action) {
    const outcome = outcomeOf(action);
    const { orderId } = action.payload.params;
    if (outcome) yield* put(ordersHandled([{ orderId, outcome, at: clock.now() }]));
  });
  yield* takeEvery(runEnded, function* note({ payload }) {
    const run = yield* select((state) => state.bulk.runs[payload.jobId]);
    if (run) yield* put(ordersHandled(handledInRun(run, clock.now())));
  });
}
