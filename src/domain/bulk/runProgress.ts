import type { BulkStep, BulkUnit, JournaledRun, StepKind } from './bulkJob.ts';
import { appliedSteps, mainSteps, type OrderOutcome, orderOutcome } from './bulkResults.ts';
import { isRetryable, nextStep } from './stepTransitions.ts';

export interface RunProgress {
  total: number;
  /** The number of finished orders or steps with a known outcome. */
  settled: number;
  failed: number;
  unknown: number;
  duplicate: number;
}

const NONE: RunProgress = { total: 0, settled: 0, failed: 0, unknown: 0, duplicate: 0 };

/** The progress of a run on one order. `steps` are its main writes: for a reorder, the orders to place. */
function stepProgress(steps: readonly BulkStep[]): RunProgress {
  const count = (has: (step: BulkStep) => boolean) => steps.filter(has).length;
  return {
    total: steps.length,
    settled: count(({ state }) => state !== 'planned' && state !== 'sending' && state !== 'unknown'),
    failed: count(isRetryable),
    unknown: count(({ state }) => state === 'unknown'),
    duplicate: count(({ state }) => state === 'duplicate'),
  };
}

/** The progress of a run. A run for a selection counts orders; a run on one order counts its main writes. */
export function runProgress({ job, units }: JournaledRun): RunProgress {
  if (job.scope === 'order') return stepProgress(units.flatMap((unit) => mainSteps(job.verb, unit)));
  const progress = { ...NONE, total: units.length };
  for (const unit of units) {
    const outcome = orderOutcome(job.verb, unit);
    if (outcome === 'failed' || outcome === 'unknown' || outcome === 'duplicate') progress[outcome] += 1;
    const isOpen = unit.steps.some((step) => step.state === 'sending') || nextStep(unit) !== null;
    if (!isOpen && outcome !== 'unknown') progress.settled += 1;
  }
  return progress;
}

/** How many writes of one kind were applied, and how many the run has in total. */
export interface Tally {
  done: number;
  total: number;
}

/**
 * The number of orders with each outcome; for a run on one order, the number of its main writes.
 * `cancellations` and `alerts` count the writes on originals; each is null if the run has no such writes.
 */
export interface RunTotals extends Record<OrderOutcome, number> {
  cancellations: Tally | null;
  alerts: Tally | null;
}

function tally(units: readonly BulkUnit[], kind: StepKind): Tally | null {
  const steps = units.flatMap((unit) => unit.steps.filter((step) => step.kind === kind));
  if (steps.length === 0) return null;
  return { done: appliedSteps({ steps }, kind).length, total: steps.length };
}

/**
 * The totals of a run. A run for a selection counts orders; a run on one order counts its main writes: for a
 * reorder, the orders to place.
 */
export function runTotals({ job, units }: JournaledRun): RunTotals {
  const totals: RunTotals = {
    waiting: 0,
    sending: 0,
    done: 0,
    failed: 0,
    held: 0,
    unknown: 0,
    duplicate: 0,
    needless: 0,
    cancellations: job.verb === 'reorder' ? tally(units, 'cancelItem') : null,
    alerts: job.verb === 'reorder' ? tally(units, 'clearAlert') : null,
  };
  const each =
    job.scope === 'order'
      ? units.flatMap((unit) => mainSteps(job.verb, unit).map((step) => ({ ...unit, steps: [step] })))
      : units;
  for (const unit of each) totals[orderOutcome(job.verb, unit)] += 1;
  return totals;
}

/** An estimate of the remaining time needs this many settled orders or steps. */
const GUESS_FROM = 3;

/** The estimated remaining time at the current pace, in milliseconds; null if too little is settled. */
export function timeLeft(settled: number, total: number, activeMs: number): number | null {
  if (settled < GUESS_FROM) return null;
  return Math.round((activeMs / settled) * (total - settled));
}
