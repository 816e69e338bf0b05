import { createSelector } from '@reduxjs/toolkit';
import type { BulkUnit, BulkVerb } from '#domain/bulkJob.ts';
import { type OrderOutcome, orderOutcome } from '#domain/bulkResults.ts';
import { type ByKey, byKey, valuesOf } from '#domain/byKey.ts';
import type { RootState } from './rootReducer.ts';
import type { HandledOutcome } from './triageSlice.ts';

/** A unit that waits, was held back or had nothing to do has not been dealt with. */
const OF_RUNS: Partial<Record<OrderOutcome, HandledOutcome>> = {
  done: 'done',
  failed: 'failed',
  unknown: 'unknown',
  duplicate: 'unknown',
};

function unitOutcome(verb: BulkVerb, unit: BulkUnit): [string, HandledOutcome][] {
  const outcome = OF_RUNS[orderOutcome(verb, unit)];
  return outcome ? [[unit.orderId, outcome]] : [];
}

/** The orders that this tab has dealt with, each with the outcome of its last write; runs and reorders included. */
export const selectHandledOrders: (state: RootState) => ByKey<HandledOutcome> = createSelector(
  [(state: RootState) => state.triage.handled, (state: RootState) => state.bulk.runs],
  (handled, runs) =>
    byKey<HandledOutcome>([
      ...valuesOf(runs).flatMap(({ job, units }) => units.flatMap((unit) => unitOutcome(job.verb, unit))),
      ...handled.map(({ orderId, outcome }): [string, HandledOutcome] => [orderId, outcome]),
    ]),
);
