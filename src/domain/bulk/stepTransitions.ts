import { type Failure, isUnauthorized } from '#domain/failure.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { toRecordedFailure } from '#domain/writes/recordedFailure.ts';
import { isNotWanted } from '#domain/writes/writeOutcome.ts';
import type { BulkStep, RunOrder, StepFailure, StepKind, StepState } from './bulkJob.ts';
import { isReplaced } from './partialPlacement.ts';
import { hasChecksLeft } from './stepChecks.ts';

/** The states that each state can change to. Any other change is a defect, so `withState` throws an error. */
const TRANSITIONS: Readonly<Record<StepState, readonly StepState[]>> = {
  // Only a planned step can be sent, so no step is sent twice.
  planned: ['sending', 'confirmed', 'changed', 'rejected', 'unsent', 'needless', 'held'],
  sending: ['confirmed', 'rejected', 'unsent', 'unknown', 'planned'],
  unknown: ['confirmed', 'duplicate', 'unknown', 'rejected', 'planned'],
  rejected: ['planned', 'confirmed'],
  unsent: ['planned'],
  changed: ['planned'],
  confirmed: ['duplicate'],
  duplicate: [],
  needless: [],
  held: ['planned'],
};

function withState(step: BulkStep, state: StepState, over: Partial<BulkStep> = {}): BulkStep {
  if (!TRANSITIONS[step.state].includes(state))
    throw new Error(`${step.key}: ${step.state} cannot become ${state}`);
  return { ...step, failure: null, ...over, state };
}

/** The step is about to be sent; the journal must contain this first. `at` is in epoch milliseconds. */
export function markSending(
  step: BulkStep,
  at: number,
  placementFingerprint: string | null = null,
): BulkStep {
  return withState(step, 'sending', { sentAt: at, placementFingerprint });
}

/** The platform applied the step; `created` are the IDs of the new orders. */
export function markConfirmed(step: BulkStep, created: readonly string[] = []): BulkStep {
  return withState(step, 'confirmed', { created: [...created] });
}

/**
 * There is nothing left to do: the write was already applied or became unnecessary before it was sent. R599: after
 * an attempt without a response, it counts as applied, unless a new order is missing.
 */
export function markNeedless(step: BulkStep): BulkStep {
  return step.hasUnknownAttempt && step.kind !== 'create' ? markConfirmed(step) : withState(step, 'needless');
}

/** Nothing is sent: the request would differ from the plan that the user saw or an earlier attempt. */
export function markChanged(step: BulkStep): BulkStep {
  return withState(step, 'changed', { failure: { ...NO_RESPONSE, reason: 'differs' } });
}

const NO_RESPONSE = { status: null, correlationId: null, paths: [] };

/** A rule of the console or the platform forbids the step, or the platform applied only a part of it. */
export function markRejected(step: BulkStep, reason: StepFailure['reason']): BulkStep {
  return withState(step, 'rejected', { failure: { ...NO_RESPONSE, reason } });
}

/**
 * The step after a failed write. If the failure interrupts the run, or the user has halted it, and the
 * write was not applied, the step is planned again. A write that may have been applied becomes unknown, or
 * unsent if it is safe to repeat; neither is resent automatically.
 */
export function afterFailure(step: BulkStep, failure: Failure): BulkStep {
  if (isNotWanted(failure) || (isInterruption(failure) && failure.outcome !== 'unknown')) {
    return { ...step, state: 'planned', sentAt: null };
  }
  const details = { failure: toRecordedFailure(failure) };
  if (failure.outcome === 'unknown')
    return isRepeatable(step)
      ? withState(step, 'unsent', { ...details, hasUnknownAttempt: true })
      : withState(step, 'unknown', details);
  if (step.state === 'sending' && isPossibleDuplicate(step, failure))
    return withState(step, 'unknown', details);
  return withState(step, failure.outcome === 'rejected' ? 'rejected' : 'unsent', details);
}

/** Clearing an alert twice has the same effect as clearing it once; other writes could take effect twice. */
function isRepeatable({ kind }: BulkStep): boolean {
  return kind === 'clearAlert';
}

/**
 * Whether the platform may have rejected the generated ID as a duplicate. No other order uses this ID, so the
 * browser then repeated the request, and the console searches for the order. A platform also reports other
 * conflicts in this way (R382).
 */
function isPossibleDuplicate(
  { kind, generatedIds }: BulkStep,
  failure: Pick<Failure, 'status'> | null,
): boolean {
  return kind === 'create' && generatedIds !== null && failure?.status === 409;
}

/** R480: whether every other call would fail in the same way, regardless of the order. The run then pauses. */
export function isInterruption(failure: Failure): boolean {
  return failure.reason === 'offline' || failure.reason === 'unrenewed' || isUnauthorized(failure);
}

/**
 * After a crash, a step that was being sent may have been applied. If it is safe to repeat, it is planned
 * again; otherwise, its outcome is unknown, and the console checks it.
 */
export function afterCrash(step: BulkStep): BulkStep {
  if (step.state !== 'sending') return step;
  return isRepeatable(step)
    ? withState(step, 'planned', { hasUnknownAttempt: true })
    : withState(step, 'unknown');
}

/**
 * Whether the step created one order, as far as the console knows. The browser may have repeated the request
 * automatically, so the console checks for copies.
 */
export function needsVerification({ kind, state }: BulkStep): boolean {
  return kind === 'create' && state === 'confirmed';
}

/** The step after a check, whose result may then change its state. */
export function afterCheck(step: BulkStep): BulkStep {
  return { ...step, checks: step.checks + 1 };
}

/**
 * R382: whether the conflict that the platform reported was no duplicate, because even the last search does
 * not find the order. While an earlier attempt has no known outcome, its order may still appear.
 */
function isRejectedAfterAll(step: BulkStep): boolean {
  return !hasChecksLeft(step) && isPossibleDuplicate(step, step.failure) && step.hasUnknownAttempt !== true;
}

/**
 * The step after a search for its orders. One order confirms it, and several make it a duplicate. If none was
 * found, its state changes only if the platform has rejected it.
 */
export function afterOrderCheck(step: BulkStep, found: readonly string[]): BulkStep {
  const counted = afterCheck(step);
  if (found.length === 0) {
    if (step.state !== 'unknown') return step;
    return isRejectedAfterAll(counted) ? withState(counted, 'rejected', { failure: step.failure }) : counted;
  }
  if (found.length > 1) return { ...withState(counted, 'duplicate'), created: [...found] };
  return step.state === 'confirmed' ? step : markConfirmed(counted, found);
}

/** The step is not sent, because these earlier intents on the same order conflict. */
export function markHeld(step: BulkStep, earlier: readonly EarlierIntent[]): BulkStep {
  return withState(step, 'held', { earlier: [...earlier] });
}

/** The user accepted the earlier intents that were shown. Intents found later hold the step again. */
export function acceptEarlier(step: BulkStep): BulkStep {
  if (step.state !== 'held') return step;
  const { earlier = [], accepted = [], ...rest } = step;
  return { ...withState(rest, 'planned'), accepted: [...accepted, ...earlier.map(({ key }) => key)] };
}

/** Whether the step sends the plan that the user saw. A retried step uses the current data instead. */
export function actsOnPlan({ planFingerprint }: BulkStep): boolean {
  return planFingerprint !== null;
}

/** Whether the step acts on a plan whose data has changed; `current` is the fingerprint of the current data. */
export function differsFromPlan(step: BulkStep, current: string): boolean {
  return actsOnPlan(step) && step.planFingerprint !== current;
}

/** The user retries a failed step, which then uses the current data. */
export function retryStep(step: BulkStep): BulkStep {
  return isRetryable(step)
    ? withState(step, 'planned', { planFingerprint: null, placementFingerprint: null, checks: 0 })
    : step;
}

export function isRetryable({ state }: BulkStep): boolean {
  return state === 'rejected' || state === 'unsent' || state === 'changed';
}

/**
 * The user is sure that a step with an unknown outcome was not applied. `placementFingerprint` is kept, so
 * that a different request needs confirmation first.
 */
export function planAgain(step: BulkStep): BulkStep {
  if (step.state !== 'unknown') return step;
  const hadResponse = isPossibleDuplicate(step, step.failure);
  return withState(step, 'planned', { checks: 0, ...(!hadResponse && { hasUnknownAttempt: true as const }) });
}

/** The fixed order of effects: create and confirm the new order, cancel the original, clear its alerts. */
const PHASES: readonly (readonly StepKind[])[] = [
  ['create', 'cancelOrder', 'resendEvents'],
  ['cancelItem'],
  ['clearAlert'],
];

function phaseOf(step: BulkStep): number {
  return PHASES.findIndex((kinds) => kinds.includes(step.kind));
}

/**
 * Whether the steps of this phase can be sent. Later phases wait for earlier ones, so that the original does
 * not change before its replacement is confirmed.
 */
function isOpen(runOrder: RunOrder, phase: number): boolean {
  const before = runOrder.steps.filter((step) => phaseOf(step) < phase);
  const isOver = before.every(({ state }) => state !== 'planned' && state !== 'sending');
  return isOver && (isReplaced(runOrder) || !before.some(({ kind }) => kind === 'create'));
}

/** The next step to send for the order, or null; the steps with `excluded` keys must wait. */
export function nextStep(runOrder: RunOrder, excluded: ReadonlySet<string> = new Set()): BulkStep | null {
  const planned = runOrder.steps.filter((step) => step.state === 'planned' && !excluded.has(step.key));
  return planned.find((step) => isOpen(runOrder, phaseOf(step))) ?? null;
}

export function plannedStepKeys(runOrder: RunOrder): Set<string> {
  return new Set(runOrder.steps.filter((step) => step.state === 'planned').map((step) => step.key));
}

export function withStep(runOrder: RunOrder, step: BulkStep): RunOrder {
  return { ...runOrder, steps: runOrder.steps.map((one) => (one.key === step.key ? step : one)) };
}

export function mapSteps(runOrder: RunOrder, change: (step: BulkStep) => BulkStep): RunOrder {
  return { ...runOrder, steps: runOrder.steps.map(change) };
}
