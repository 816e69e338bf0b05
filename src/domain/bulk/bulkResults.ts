import type { BulkJob, BulkStep, BulkUnit, BulkVerb, JournaledRun, StepKind, StepState } from './bulkJob.ts';
import { isRetryable, isToVerify, nextStep } from './stepTransitions.ts';

/** The outcome of an order in a run (S3.55). It can also be unknown or still pending. */
export type OrderOutcome =
  | 'waiting'
  | 'sending'
  | 'done'
  | 'failed'
  | 'held'
  | 'unknown'
  | 'duplicate'
  | 'needless';

/** The kind of the main write for each action; the order's other writes depend on it. */
const MAIN: Readonly<Record<BulkVerb, StepKind>> = {
  reorder: 'create',
  cancel: 'cancelOrder',
  clearAlerts: 'clearAlert',
  resendEvents: 'resendEvents',
};

export function mainSteps(verb: BulkVerb, unit: BulkUnit): BulkStep[] {
  return unit.steps.filter((step) => step.kind === MAIN[verb]);
}

/** The outcome of the worst of the order's main writes, so that a success does not hide a failure. */
export function orderOutcome(verb: BulkVerb, unit: BulkUnit): OrderOutcome {
  const steps = mainSteps(verb, unit);
  const some = (has: (step: BulkStep) => boolean) => steps.some(has);
  if (some((step) => step.state === 'duplicate')) return 'duplicate';
  if (some((step) => step.state === 'unknown')) return 'unknown';
  if (some(isRetryable)) return 'failed';
  if (some((step) => step.state === 'held')) return 'held';
  if (some((step) => step.state === 'sending')) return 'sending';
  if (some((step) => step.state === 'planned')) return 'waiting';
  return steps.every((step) => step.state === 'needless') ? 'needless' : 'done';
}

/** Whether any of the order's main writes failed and can be retried. */
export function hasFailed(verb: BulkVerb, unit: BulkUnit): boolean {
  return mainSteps(verb, unit).some(isRetryable);
}

const ENDED_BADLY: readonly StepState[] = ['rejected', 'unsent', 'changed', 'unknown', 'held'];

/**
 * The writes on the original that need review, although the reorder was applied (S8.6); empty if it was not.
 */
export function warningsOf(unit: BulkUnit, kind: 'cancelItem' | 'clearAlert'): BulkStep[] {
  if (!unit.steps.every((step) => step.kind !== 'create' || step.state === 'confirmed')) return [];
  return unit.steps.filter((step) => step.kind === kind && ENDED_BADLY.includes(step.state));
}

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

/** The number of applied writes of one kind, and their total. */
export interface Tally {
  done: number;
  total: number;
}

/**
 * The number of orders for each outcome. `cancellations` and `alerts` count the writes on originals; each is
 * null if the run has no such writes.
 */
export interface RunTotals extends Record<OrderOutcome, number> {
  cancellations: Tally | null;
  alerts: Tally | null;
}

const APPLIED: readonly StepState[] = ['confirmed', 'needless'];

/** The writes of a kind that were applied or were no longer necessary. */
export function appliedSteps({ steps }: Pick<BulkUnit, 'steps'>, kind: StepKind): BulkStep[] {
  return steps.filter((step) => step.kind === kind && APPLIED.includes(step.state));
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

/**
 * Whether something is left to send, check or decide; the console then offers to resume the run at the next
 * visit (R19).
 */
export function isUnfinished({ job, units }: JournaledRun): boolean {
  if (job.isClosed) return false;
  return units.some((unit) => {
    const outcome = orderOutcome(job.verb, unit);
    return nextStep(unit) !== null || outcome === 'unknown';
  });
}

/**
 * Whether the journal can delete the run: it is closed, no step is being sent or has an unknown outcome, and
 * the run was created and last sent a request before `time` (epoch milliseconds). A paused run can be old
 * although its last request is not.
 */
export function isForgettable({ job, units }: JournaledRun, time: number): boolean {
  const isNeeded = ({ state, sentAt }: BulkStep) =>
    state === 'sending' || state === 'unknown' || (sentAt !== null && sentAt >= time);
  return job.isClosed && job.createdAt < time && !units.some((unit) => unit.steps.some(isNeeded));
}

export function createdOrders(unit: BulkUnit): string[] {
  return unit.steps.flatMap((step) => step.created);
}

/** Whether every order is done and no write on an original needs review. */
export function isClean({ job, units }: JournaledRun): boolean {
  return units.every(
    (unit) =>
      orderOutcome(job.verb, unit) === 'done' &&
      warningsOf(unit, 'cancelItem').length + warningsOf(unit, 'clearAlert').length === 0,
  );
}

/** A write on an original that needs review, although its reorder was applied. */
export interface StepWarning {
  unit: BulkUnit;
  step: BulkStep;
}

/**
 * A run's orders by result (S3.55); every order is in exactly one list of orders. The writes on originals
 * that need review are listed separately.
 */
export interface RunResults extends Record<OrderOutcome, BulkUnit[]> {
  cancelFailed: StepWarning[];
  clearFailed: StepWarning[];
}

export function runResults(verb: BulkVerb, units: readonly BulkUnit[]): RunResults {
  const results: RunResults = {
    waiting: [],
    sending: [],
    done: [],
    failed: [],
    held: [],
    unknown: [],
    duplicate: [],
    needless: [],
    cancelFailed: [],
    clearFailed: [],
  };
  for (const unit of units) {
    results[orderOutcome(verb, unit)].push(unit);
    if (verb !== 'reorder') continue;
    results.cancelFailed.push(...warningsOf(unit, 'cancelItem').map((step) => ({ unit, step })));
    results.clearFailed.push(...warningsOf(unit, 'clearAlert').map((step) => ({ unit, step })));
  }
  return results;
}

/** The number of orders that "Retry failed" would send. */
export function failedCount(verb: BulkVerb, units: readonly BulkUnit[]): number {
  return units.filter((unit) => hasFailed(verb, unit)).length;
}

export function unsentCount(units: readonly BulkUnit[]): number {
  return units.filter((unit) => nextStep(unit) !== null).length;
}

/**
 * Whether everything was sent, but the console has not yet checked the new orders for copies that the browser
 * or the network may have made.
 */
export function isVerificationLeft({ job, units }: JournaledRun): boolean {
  return (
    job.isVerified !== true && unsentCount(units) === 0 && units.some(({ steps }) => steps.some(isToVerify))
  );
}

/**
 * Whether the run would now move all promise dates to another day than planned. False with `keepDates`, which
 * moves only past dates. `today` is 'YYYY-MM-DD'.
 */
export function movesPromises(
  { verb, options, today: planned }: Pick<BulkJob, 'verb' | 'options' | 'today'>,
  today: string,
): boolean {
  return verb === 'reorder' && !options.keepDates && planned !== today;
}
