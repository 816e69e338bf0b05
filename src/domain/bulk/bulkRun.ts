import type { EarlierIntent } from '#domain/actions/earlierIntent.ts';
import { type Failure, isUnauthorized } from '#domain/failure.ts';
import { LOOK_UP_PAUSES_MS } from '#domain/limits.ts';
import type { BulkStep, BulkUnit, StepFailure, StepKind, StepState } from './bulkJob.ts';

/** The allowed transitions. A transition that is not listed is a defect and is refused. */
const WAYS: Readonly<Record<StepState, readonly StepState[]>> = {
  // Only planned steps can be sent: this prevents sending twice.
  planned: ['sending', 'changed', 'rejected', 'unsent', 'needless', 'held'],
  sending: ['confirmed', 'rejected', 'unsent', 'unknown', 'planned'],
  unknown: ['confirmed', 'duplicate', 'unknown', 'planned'],
  rejected: ['planned', 'confirmed'],
  unsent: ['planned'],
  changed: ['planned'],
  confirmed: ['duplicate'],
  duplicate: [],
  needless: [],
  held: ['planned'],
};

function to(step: BulkStep, state: StepState, over: Partial<BulkStep> = {}): BulkStep {
  if (!WAYS[step.state].includes(state)) throw new Error(`${step.key}: ${step.state} cannot become ${state}`);
  return { ...step, failure: null, ...over, state };
}

/** The step is about to be sent. Nothing is sent before this state is in the journal. */
export function sending(step: BulkStep, at: number, hash: string | null = null): BulkStep {
  return to(step, 'sending', { sentAt: at, hash });
}

/** The platform has applied it; `created` are the IDs of the new orders. */
export function confirmed(step: BulkStep, created: readonly string[] = []): BulkStep {
  return to(step, 'confirmed', { created: [...created] });
}

/** There is nothing left to do: it was done, or became pointless, before it was sent. */
export function needless(step: BulkStep): BulkStep {
  return to(step, 'needless');
}

/** The request would differ from the plan that was shown, so nothing is sent. */
export function changed(step: BulkStep, reason: StepFailure['reason']): BulkStep {
  return to(step, 'changed', { failure: { ...NO_DETAILS, reason } });
}

const NO_DETAILS = { status: null, correlationId: null, paths: [] };

/** The part of a failure that the journal stores. */
export function toStepFailure({ reason, status, correlationId, validationErrors }: Failure): StepFailure {
  return { reason, status, correlationId, paths: validationErrors.map(({ path }) => path) };
}

/** A rule of the console or the platform says that this cannot be. */
export function refused(step: BulkStep, reason: StepFailure['reason']): BulkStep {
  return to(step, 'rejected', { failure: { ...NO_DETAILS, reason } });
}

/**
 * The state of a step after a failed write. Offline and signed out mean that nothing was sent: the step stays
 * planned, and the run pauses. A write that may have been applied is unknown and is never sent again by
 * itself.
 */
export function failed(step: BulkStep, failure: Failure): BulkStep {
  if (isInterruption(failure) && failure.outcome !== 'unknown') {
    return { ...step, state: 'planned', sentAt: null };
  }
  const details = { failure: toStepFailure(failure) };
  if (failure.outcome === 'unknown') return to(step, isRepeatable(step) ? 'unsent' : 'unknown', details);
  if (isOurDuplicate(step, failure)) return to(step, 'unknown', details);
  return to(step, failure.outcome === 'rejected' ? 'rejected' : 'unsent', details);
}

/** Clearing an alert twice clears it once; every other write counts each time it arrives. */
function isRepeatable({ kind }: BulkStep): boolean {
  return kind === 'clearAlert';
}

/** An id that was minted for this order alone is taken: then the order was created, and is looked for. */
function isOurDuplicate({ kind, minted, state }: BulkStep, { status }: Failure): boolean {
  return kind === 'create' && minted !== null && state === 'sending' && status === 409;
}

/** Not about this order: every other call would end the same way, so the run pauses. */
export function isInterruption(failure: Failure): boolean {
  return failure.reason === 'offline' || failure.reason === 'signedOut' || isUnauthorized(failure);
}

/** After a crash: a step that was being sent may have been applied. It is looked for, never sent again by itself. */
export function afterCrash(step: BulkStep): BulkStep {
  if (step.state !== 'sending') return step;
  return to(step, isRepeatable(step) ? 'planned' : 'unknown');
}

/**
 * An order that was created once according to the response; a browser may have repeated the request by
 * itself.
 */
export function isToVerify({ kind, state }: BulkStep): boolean {
  return kind === 'create' && state === 'confirmed';
}

/**
 * The orders found by a reconciliation: none leaves the step unknown, one confirms it, several are
 * duplicates.
 */
export function lookedUp(step: BulkStep, found: readonly string[]): BulkStep {
  const counted = { ...step, lookUps: step.lookUps + 1 };
  if (found.length === 0) return step.state === 'unknown' ? counted : step;
  if (found.length > 1) return { ...to(counted, 'duplicate'), created: [...found] };
  return step.state === 'confirmed' ? step : confirmed(counted, found);
}

/** Nothing is sent: these earlier intents on the same order are in the way. */
export function held(step: BulkStep, earlier: readonly EarlierIntent[]): BulkStep {
  return to(step, 'held', { earlier: [...earlier] });
}

/** The person has accepted the shown earlier intents; later ones hold it again. */
export function acceptedAnyway(step: BulkStep): BulkStep {
  if (step.state !== 'held') return step;
  const { earlier = [], accepted = [], ...rest } = step;
  return { ...to(rest, 'planned'), accepted: [...accepted, ...earlier.map(({ key }) => key)] };
}

/** The user retries a step that was certainly not applied, with the present facts. */
export function retried(step: BulkStep): BulkStep {
  return isRetryable(step) ? to(step, 'planned', { basis: null, hash: null, lookUps: 0 }) : step;
}

export function isRetryable({ state }: BulkStep): boolean {
  return state === 'rejected' || state === 'unsent' || state === 'changed';
}

/** The person is sure that a step of unknown fate was not applied. `hash` stays, so that a different order asks first. */
export function sentAgain(step: BulkStep): BulkStep {
  return step.state === 'unknown' ? to(step, 'planned', { lookUps: 0 }) : step;
}

/** The order of effects: create, confirm, cancel the original, clear its alerts; never another. */
const PHASES: readonly (readonly StepKind[])[] = [
  ['create', 'cancelOrder', 'resendEvents'],
  ['cancelItem'],
  ['clearAlert'],
];

function phaseOf(step: BulkStep): number {
  return PHASES.findIndex((kinds) => kinds.includes(step.kind));
}

/** The first phase gates all that follow: nothing of the original is touched before its replacement is confirmed. */
function isOpen(unit: BulkUnit, phase: number): boolean {
  const before = unit.steps.filter((step) => phaseOf(step) < phase);
  return before.every((step) =>
    step.kind === 'create'
      ? step.state === 'confirmed'
      : step.state !== 'planned' && step.state !== 'sending',
  );
}

const NOTHING_HELD: ReadonlySet<string> = new Set();

/** The next step to send for the order, or null if there is none; steps with a key in `held` wait. */
export function nextStep(unit: BulkUnit, held: ReadonlySet<string> = NOTHING_HELD): BulkStep | null {
  const planned = unit.steps.filter((step) => step.state === 'planned' && !held.has(step.key));
  return planned.find((step) => isOpen(unit, phaseOf(step))) ?? null;
}

/** Keys of the order's steps that wait to be sent. */
export function plannedKeys(unit: BulkUnit): Set<string> {
  return new Set(unit.steps.filter((step) => step.state === 'planned').map((step) => step.key));
}

/** The first step of unknown fate that is worth another look, or null. */
export function nextLookUp(unit: BulkUnit): BulkStep | null {
  const isOpen = (step: BulkStep) => step.state === 'unknown' && step.lookUps < LOOK_UP_PAUSES_MS.length;
  return unit.steps.find(isOpen) ?? null;
}

/** When the step is looked for next, in epoch milliseconds: soon after it was sent, then in growing intervals. */
export function lookUpTime(step: BulkStep, now: number): number {
  const pause = LOOK_UP_PAUSES_MS[step.lookUps] ?? 0;
  return step.lookUps === 0 ? Math.max(now, (step.sentAt ?? 0) + pause) : now + pause;
}

/** It cannot be distinguished from other orders, so a repeated search is useless: the person decides. */
export function untraceable(step: BulkStep): BulkStep {
  return { ...step, lookUps: LOOK_UP_PAUSES_MS.length };
}

/** The person has requested another check. */
export function checkedAgain(step: BulkStep): BulkStep {
  return step.state === 'unknown' ? { ...step, lookUps: 0 } : step;
}

/** The unit with one of its steps replaced. */
export function withStep(unit: BulkUnit, step: BulkStep): BulkUnit {
  return { ...unit, steps: unit.steps.map((one) => (one.key === step.key ? step : one)) };
}

export function mapSteps(unit: BulkUnit, change: (step: BulkStep) => BulkStep): BulkUnit {
  return { ...unit, steps: unit.steps.map(change) };
}
