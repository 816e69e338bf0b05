import type { BulkStep, BulkUnit } from '#domain/bulkJob.ts';
import { lookedUp, withStep } from '#domain/bulkRun.ts';
import { stepChanged } from '#store/bulkSlice.ts';
import { searchByIds } from './bulkLookUp.ts';
import type { Running } from './bulkRun.ts';
import { laneOf } from './bulkSteps.ts';
import { call, put, type Saga } from './effects.ts';
import { settle } from './settle.ts';

interface Created {
  unit: BulkUnit;
  step: BulkStep;
  merchantOrderId: string;
}

/** Half a page of ids: each may name two orders. */
const BATCH = 50;

function createdOnes(units: readonly BulkUnit[]): Created[] {
  return units.flatMap((unit) =>
    unit.steps.flatMap((step) =>
      step.kind === 'create' && step.state === 'confirmed' && step.minted
        ? [{ unit, step, merchantOrderId: step.minted.merchantOrderId }]
        : [],
    ),
  );
}

function* verifyBatch(run: Running, batch: readonly Created[]): Saga {
  const { platform, clock, intents } = run;
  const ids = batch.map(({ merchantOrderId }) => merchantOrderId);
  const body = searchByIds(ids, run.job.createdAt, clock.now());
  const page = yield* call(() => settle(platform.orderManager.search(body, laneOf(run.job))));
  if ('failure' in page) return;
  for (const { unit, step, merchantOrderId } of batch) {
    const found = page.value.orders.filter((order) => order.merchantOrderId === merchantOrderId);
    if (found.length < 2) continue;
    const doubled = lookedUp(
      step,
      found.map((order) => order.orderId),
    );
    const next = withStep(run.units[unit.index] ?? unit, doubled);
    run.units[unit.index] = next;
    yield* put(stepChanged({ jobId: unit.jobId, index: unit.index, step: doubled, failure: null }));
    yield* call(() => settle(intents.journal.save(next)));
  }
}

/**
 * A browser may repeat a POST by itself, unseen. What was created is therefore looked up by its minted ids once the
 * run is over: an id that names two orders is shown as a duplicate. A look that fails says nothing.
 */
export function* verifyCreated(run: Running): Saga {
  const created = createdOnes(run.units);
  for (let place = 0; place < created.length; place += BATCH) {
    yield* verifyBatch(run, created.slice(place, place + BATCH));
  }
}
