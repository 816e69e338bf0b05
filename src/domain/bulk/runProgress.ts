import type {
  BulkStep,
  BulkVerb,
  ClosedRun,
  JournaledRun,
  RunOrder,
  StepKind,
  StepState,
} from './bulkJob.ts';
import { appliedSteps, listedStates, mainSteps, type RunOrderState, runOrderState } from './bulkResults.ts';
import { isReplaced, neededCreates, partialPlacement } from './partialPlacement.ts';
import { nextStep } from './stepTransitions.ts';

export interface RunProgress {
  total: number;
  /** The number of orders or steps that are finished and have a known outcome. */
  settled: number;
  unknown: number;
}

/** The orders of a run or, for a run on one order, its main writes, such as the orders to place. */
function countedParts({ job, runOrders }: JournaledRun): readonly RunOrder[] {
  if (job.scope === 'selection') return runOrders;
  return runOrders.flatMap((runOrder) =>
    mainSteps(job.verb, runOrder).map((step) => ({ ...runOrder, steps: [step] })),
  );
}

export function runProgress(run: JournaledRun): RunProgress {
  const parts = countedParts(run);
  const progress: RunProgress = { total: parts.length, settled: 0, unknown: 0 };
  for (const part of parts) {
    const isOpen = part.steps.some((step) => step.state === 'sending') || nextStep(part) !== null;
    if (runOrderState(run.job.verb, part) === 'unknown') progress.unknown += 1;
    else if (!isOpen) progress.settled += 1;
  }
  return progress;
}

function isAnyStateOf(states: readonly StepState[], steps: readonly BulkStep[]): boolean {
  return steps.some(({ state }) => states.includes(state));
}

/** The number of requests that were sent and have no response yet. */
export function sendingCount(runOrders: readonly RunOrder[]): number {
  return runOrders.flatMap(({ steps }) => steps).filter(({ state }) => state === 'sending').length;
}

/** The number of orders placed again with unfinished writes of these kinds on the original. */
function openOriginals(runOrders: readonly RunOrder[], kinds: readonly StepKind[]): number {
  return runOrders.filter((runOrder) => {
    if (!isReplaced(runOrder)) return false;
    const rest = runOrder.steps.filter(({ kind }) => kinds.includes(kind));
    return isAnyStateOf(['planned', 'sending'], rest);
  }).length;
}

/** The number of orders that may be made twice, because the original is not cancelled yet. */
export function uncancelledOriginals(runOrders: readonly RunOrder[]): number {
  return openOriginals(runOrders, ['cancelItem']);
}

/** How many writes of one kind were applied, and how many there are. */
export interface Tally {
  done: number;
  total: number;
}

/**
 * The number of orders with each state or, for a run on one order, of its main writes. An order can count
 * under two states (see `listedStates`). `cancellations` and `alerts` count the writes on originals, and
 * are null if the run has none. `unfinishedOriginals` counts the orders that were placed again and still have
 * unfinished writes on the original. `partialStates` contains the state of each order for which only some
 * new orders were placed (R149).
 */
export interface RunTotals extends Record<RunOrderState, number> {
  cancellations: Tally | null;
  alerts: Tally | null;
  unfinishedOriginals: number;
  partialStates: readonly RunOrderState[];
}

/** R153: a closed run with its results; null if the journal no longer contains its orders. */
export interface RecentRun extends ClosedRun {
  totals: RunTotals | null;
}

/** The states of a new order in which no write on its original is due. */
const NOT_PLACED: readonly StepState[] = ['rejected', 'unsent', 'changed', 'held'];

const ENDED_WELL: readonly StepState[] = ['confirmed', 'needless'];

/**
 * R141: a write that was never due, because the new order was not placed, does not count. Neither does a
 * needless one, unless it counts as applied.
 */
function tally(runOrders: readonly RunOrder[], kind: StepKind): Tally | null {
  const open = runOrders.flatMap((runOrder) => {
    const creates = neededCreates(runOrder);
    const isDue = creates.length > 0 && !isAnyStateOf(NOT_PLACED, creates);
    const left = runOrder.steps.filter((step) => step.kind === kind && !ENDED_WELL.includes(step.state));
    return left.filter(({ state }) => isDue || state !== 'planned');
  });
  const done = runOrders.flatMap((runOrder) => appliedSteps(runOrder, kind)).length;
  const total = done + open.length;
  return total === 0 ? null : { done, total };
}

/** The states in which the run may still place new orders without the user. */
const OPEN_STATES: readonly RunOrderState[] = ['sending', 'waiting'];

function partialStates(verb: BulkVerb, runOrders: readonly RunOrder[]): RunOrderState[] {
  const partial = runOrders.filter((runOrder) => partialPlacement(runOrder) !== null);
  const states = partial.map((runOrder) => runOrderState(verb, runOrder));
  return states.filter((state) => !OPEN_STATES.includes(state));
}

export function runTotals(run: JournaledRun): RunTotals {
  const { job, runOrders } = run;
  const totals: RunTotals = {
    waiting: 0,
    sending: 0,
    done: 0,
    failed: 0,
    held: 0,
    unknown: 0,
    duplicate: 0,
    needless: 0,
    cancellations: job.verb === 'reorder' ? tally(runOrders, 'cancelItem') : null,
    alerts: job.verb === 'reorder' ? tally(runOrders, 'clearAlert') : null,
    unfinishedOriginals:
      job.scope === 'selection' ? openOriginals(runOrders, ['cancelItem', 'clearAlert']) : 0,
    partialStates: job.scope === 'selection' ? partialStates(job.verb, runOrders) : [],
  };
  for (const state of countedParts(run).flatMap((part) => listedStates(job.verb, part))) totals[state] += 1;
  return totals;
}

/** The minimum number of settled orders or steps for an estimate of the remaining time. */
const GUESS_FROM = 3;

/** The estimated remaining time at the current pace, in milliseconds; null if too little is settled. */
export function timeLeft(settled: number, total: number, activeMs: number): number | null {
  if (settled < GUESS_FROM) return null;
  return Math.round((activeMs / settled) * (total - settled));
}
