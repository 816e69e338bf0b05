import type { Failure } from '#domain/failure.ts';
import type { SentWrite } from './sentWrite.ts';
import type { CheckResult, WriteResult } from './writeResult.ts';

/** The check of a write with an unknown outcome. */
interface WriteCheck {
  isRunning: boolean;
  /** The result of the last check; null if there is none. */
  result: CheckResult | null;
  /** Why the last check failed; null if it did not. */
  failure: Failure | null;
}

interface Known<Parts> {
  /** Whether this dialog is sending the write. */
  isSending: boolean;
  /** Whether everything that this dialog sent was applied, so that it is being closed. */
  isDone: boolean;
  /** Whether another dialog or tab is sending the same write, or has ended it without the user's attention. */
  elsewhere: 'sending' | 'ended' | null;
  /** The result of this dialog's last attempt; null if it has none. */
  result: WriteResult<unknown> | null;
  /** The failure of this dialog's last attempt; null if it has none. */
  failure: Failure | null;
  /** The parts of this dialog's last attempt that were not applied, or may not have been; null if none. */
  parts: Parts | null;
  /** The failure of the recorded write, if its outcome is unknown and not checked yet; otherwise null. */
  unknownOutcome: Failure | null;
  /** The recorded write, if it is not the input of this dialog; otherwise null. */
  otherWrite: SentWrite | null;
  check: WriteCheck;
}

/**
 * The state of a guarded write, as its dialog shows it.
 * - ready: it can be sent
 * - busy: this dialog is sending it, or a check is about to end
 * - unknown: its outcome is unknown, so the user can only check it. `otherWrite` is the write in question, if
 *   it is not the input of this dialog
 * - checked: a check has ended; `otherWrite` as in `unknown`
 * - elsewhere: another dialog or tab is sending the same write, or has ended it
 * - stale, earlier, calledOff: it was not sent, as in `WriteResult`
 * - failed: it was certainly not applied
 * - partial: some of its parts were not applied
 * - done: all that this dialog sent was applied
 */
export type WriteState<Parts> =
  | { kind: 'ready' }
  | { kind: 'busy' }
  | {
      kind: 'unknown';
      failure: Failure;
      parts: Parts | null;
      otherWrite: SentWrite | null;
      isChecking: boolean;
      checkFailure: Failure | null;
    }
  | { kind: 'checked'; result: CheckResult; otherWrite: SentWrite | null }
  | { kind: 'elsewhere'; hasEnded: boolean }
  | Extract<WriteResult<unknown>, { kind: 'stale' | 'earlier' | 'calledOff' }>
  | { kind: 'failed'; failure: Failure }
  | { kind: 'partial'; parts: Parts }
  | { kind: 'done' };

/** Returns the state after this dialog's own last attempt. */
function stateAfterAttempt<Parts>({ result, failure, parts }: Known<Parts>): WriteState<Parts> {
  if (result?.kind === 'stale' || result?.kind === 'earlier' || result?.kind === 'calledOff') return result;
  if (failure && failure.outcome !== 'unknown') return { kind: 'failed', failure };
  return parts ? { kind: 'partial', parts } : { kind: 'ready' };
}

/**
 * Returns the state of a guarded write. If another dialog or tab sends the same write after this dialog's
 * attempt, that write counts first. Once the user knows that it has ended, the attempt counts again.
 */
export function writeState<Parts>(known: Known<Parts>): WriteState<Parts> {
  const { unknownOutcome, otherWrite, parts, check } = known;
  if (known.isSending) return { kind: 'busy' };
  if (known.isDone) return { kind: 'done' };
  if (known.elsewhere === 'sending') return { kind: 'elsewhere', hasEnded: false };
  if (unknownOutcome)
    return {
      kind: 'unknown',
      failure: unknownOutcome,
      parts,
      otherWrite,
      isChecking: check.isRunning,
      checkFailure: check.failure,
    };
  // A check removes the record of the write before it ends.
  if (check.isRunning) return { kind: 'busy' };
  if (check.result) return { kind: 'checked', result: check.result, otherWrite };
  if (known.elsewhere === 'ended') return { kind: 'elsewhere', hasEnded: true };
  return stateAfterAttempt(known);
}
