import type { ClearAlertsResult } from '#domain/actions/clearedAlerts.ts';
import type { ItemWithResult } from '#domain/actions/itemsAction.ts';
import type { ItemWithUpdateResult, UpdateResult } from '#domain/actions/statusUpdate.ts';
import { lookUp } from '#domain/byKey.ts';
import type { EventResendResult } from '#domain/event/eventResend.ts';
import type { Failure } from '#domain/failure.ts';
import type { WriteResult } from './writeResult.ts';

/** How many parts of a write were applied. Parts that are neither done nor unknown were not applied. */
export interface WriteParts {
  total: number;
  done: number;
  /** The number of parts whose outcome is unknown. */
  unknown: number;
}

export type WriteOutcome = 'done' | 'partly' | 'failed';

/** A write with a part whose outcome is unknown may have been applied in part, so it has not failed. */
export function outcomeOfParts({ total, done, unknown }: WriteParts): WriteOutcome {
  if (done === total) return 'done';
  return done === 0 && unknown === 0 ? 'failed' : 'partly';
}

export function clearedParts({ requestedCount, clearedCount, unconfirmed }: ClearAlertsResult): WriteParts {
  return { total: requestedCount, done: clearedCount, unknown: unconfirmed.length };
}

export function resentParts(results: readonly EventResendResult[]): WriteParts {
  return { total: results.length, done: results.filter(({ success }) => success).length, unknown: 0 };
}

export function updateParts(results: readonly ItemWithUpdateResult[]): WriteParts {
  const countOf = (kind: UpdateResult['kind']) => results.filter(({ result }) => result.kind === kind).length;
  return { total: results.length, done: countOf('done'), unknown: countOf('unknown') };
}

/** Whether the outcome of the item's write is unknown, whether it was sent now or earlier. */
export function isItemUnknown({ result }: ItemWithResult): boolean {
  return result.kind === 'unchecked' || (result.kind === 'failed' && result.failure.outcome === 'unknown');
}

export function itemParts(results: readonly ItemWithResult[]): WriteParts {
  return {
    total: results.length,
    done: results.filter(({ result }) => result.kind === 'done').length,
    unknown: results.filter(isItemUnknown).length,
  };
}

type Parts = (value: never) => WriteParts;

/** The guarded writes with several parts, of which the platform can apply some. */
const PARTS_OF_WRITES: Readonly<Record<'clearAlerts' | 'resendEvents' | 'updateStatus', Parts>> = {
  clearAlerts: clearedParts,
  resendEvents: resentParts,
  updateStatus: updateParts,
};

/**
 * The outcome of a completed write, from the result of its operation: a `WriteResult` or, for `actOnItems`,
 * the results of its items. Null if nothing was sent, for example because the order had changed.
 */
export function writeOutcome(operation: string, result: unknown): WriteOutcome | null {
  if (operation === 'actOnItems') return outcomeOfParts(itemParts(result as ItemWithResult[]));
  const written = result as WriteResult<unknown>;
  if (written.kind !== 'done') return null;
  // Each function expects the result of its own operation.
  const parts = lookUp(PARTS_OF_WRITES, operation)?.(written.value as never);
  return parts ? outcomeOfParts(parts) : 'done';
}

/** Whether the user called the write off, or halted its run, while it waited for its next try: it was not sent. */
export function isNotWanted({ reason, outcome }: Failure): boolean {
  return reason === 'aborted' && outcome !== 'unknown';
}
