import { CHECK_PAUSES_MS } from '#domain/limits.ts';
import type { BulkStep, RunOrder } from './bulkJob.ts';

const NO_CHECKS_LEFT = CHECK_PAUSES_MS.length;

export function hasChecksLeft({ checks }: BulkStep): boolean {
  return checks < NO_CHECKS_LEFT;
}

/** The first step with an unknown outcome that the console still has to check, or null. */
export function nextCheck(runOrder: RunOrder): BulkStep | null {
  return runOrder.steps.find((step) => step.state === 'unknown' && hasChecksLeft(step)) ?? null;
}

function pauseBeforeCheck({ checks }: BulkStep): number {
  return CHECK_PAUSES_MS[checks] ?? 0;
}

/**
 * When the console checks the step again, in epoch milliseconds. The first check is soon after the step was
 * sent, and the intervals then grow.
 */
export function nextCheckAt(step: BulkStep, now: number): number {
  const pause = pauseBeforeCheck(step);
  return step.checks === 0 ? Math.max(now, (step.sentAt ?? 0) + pause) : now + pause;
}

/** The milliseconds until a check at `dueAt`; at most its pause, even if the clock was set back (R311). */
export function waitBeforeCheck(step: BulkStep, dueAt: number, now: number): number {
  return Math.min(dueAt - now, pauseBeforeCheck(step));
}

/** No further check can show whether the step was applied, so the user must decide. */
export function markUntraceable(step: BulkStep): BulkStep {
  return { ...step, checks: NO_CHECKS_LEFT };
}

/** The user requested another check, so the number of checks starts at 0 again. */
export function resetChecks(step: BulkStep): BulkStep {
  return step.state === 'unknown' ? { ...step, checks: 0 } : step;
}
