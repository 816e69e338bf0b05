import { type RunTotals, runProgress, runTotals } from '#domain/bulk/runProgress.ts';
import { put, type Saga, select } from '#sagas/core/effects.ts';
import type { runEnded } from '#store/bulk/bulkSlice.ts';
import { type MessageDetail, messageRecorded } from '#store/console/messagesSlice.ts';

/** R18: the writes on originals, with their counts, of which some were not applied. */
function incompleteTallies({ cancellations, alerts }: RunTotals): MessageDetail[] {
  return Object.entries({ cancellations, alerts }).flatMap(([name, tally]) =>
    tally && tally.done < tally.total ? [{ textKey: `runs:totals.${name}`, values: { ...tally } }] : [],
  );
}

/**
 * Records the end of a run, such as a reorder, only in the session's messages, because the run's dialog and bar
 * show it.
 */
export function* recordEndedRun({ payload: { jobId } }: ReturnType<typeof runEnded>): Saga {
  const run = yield* select((state) => state.bulk.runs[jobId]);
  if (!run) return;
  const { job, runOrders } = run;
  const totals = runTotals(run);
  const { done, needless } = totals;
  const incomplete = incompleteTallies(totals);
  const { total } = runProgress(run);
  const [runOrder] = runOrders;
  const isOneOrder = job.scope === 'order' && runOrder !== undefined;
  yield* put(
    messageRecorded(`run/${jobId}`, {
      severity: done + needless === total && incomplete.length === 0 ? 'success' : 'warning',
      textKey: isOneOrder ? 'run.order' : 'run.selection',
      values: { verb: job.verb, done, total },
      details: [
        ...(needless > 0 ? [{ textKey: 'run.needless', values: { count: needless } }] : []),
        ...incomplete,
      ],
      about: isOneOrder ? { orderId: runOrder.orderId, items: [] } : null,
    }),
  );
}
