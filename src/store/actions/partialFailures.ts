import type { ClearAlertsResult } from '#domain/actions/clearedAlerts.ts';
import type { ItemsVerb, ItemWithResult } from '#domain/actions/itemsAction.ts';
import type { ItemWithUpdateResult } from '#domain/actions/statusUpdate.ts';
import { quantityFailures } from '#domain/actions/updateItems.ts';
import type { ByKey } from '#domain/byKey.ts';
import type { EventResendResult } from '#domain/event/eventResend.ts';
import type { Failure } from '#domain/failure.ts';
import { platformWords } from '#domain/failureWords.ts';
import {
  clearedParts,
  isItemUnknown,
  isNotWanted,
  itemParts,
  outcomeOfParts,
  resentParts,
  updateParts,
  type WriteParts,
} from '#domain/writes/writeOutcome.ts';
import type { Announcement, MessageDetail } from '#store/console/messagesSlice.ts';
import { failedPartLine, unconfirmedLine } from './failureLines.ts';

/** The message about a write with parts that were rejected or have an unknown outcome. */
export interface PartialFailure {
  announcement: Announcement;
  /** Whether some parts were applied, so that only the failed ones have to be sent again. */
  canRetryFailed: boolean;
  /** The failures of the parts, if the dialog has fields that they can be about (R513). */
  failures?: readonly Failure[];
  /** Those of items whose quantity the platform has refused, by item ID. */
  quantityFailures?: ByKey<Failure>;
}

/**
 * An error if the write failed, or a warning if it was applied in part; null if it was applied completely and
 * there are no details (S8.16).
 */
function partialFailure(
  name: string,
  parts: WriteParts,
  details: MessageDetail[],
  values: Announcement['values'] = {},
): PartialFailure | null {
  const { done, total } = parts;
  const outcome = outcomeOfParts(parts);
  if (outcome === 'done' && details.length === 0) return null;
  const announcement: Announcement =
    outcome === 'failed'
      ? { textKey: `done.${name}Failed`, severity: 'danger', values, details }
      : { textKey: `done.${name}Partly`, severity: 'warning', values: { ...values, done, total }, details };
  return { announcement, canRetryFailed: outcome === 'partly' && done > 0 };
}

/** R488: the platform's reasons without the IDs of the events, because the dialog lists the events. */
export function eventResendFailure(results: EventResendResult[]): PartialFailure | null {
  const reasons = results.flatMap(({ success, message }) => (success || message === '' ? [] : message));
  return partialFailure('resendEvents', resentParts(results), [...new Set(reasons)]);
}

const FORBIDDEN = 403;
const NOT_FOUND = 404;
/** S8.21: the HTTP status to show for an update for which the platform has no open notification. */
const MISSING_NOTIFICATION = 500;

/**
 * The line for an item whose update failed, with the HTTP status. An item with an unknown outcome is called
 * "not confirmed" (S8.16).
 */
function updateLine({ label: id, result }: ItemWithUpdateResult): MessageDetail {
  if (result.kind === 'unknown') return unconfirmedLine(id, result.failure);
  if (result.kind === 'nothingToAnswer')
    return { textKey: 'line.nothingToAnswer', values: { id, status: MISSING_NOTIFICATION } };
  if (result.kind !== 'failed') return `${id} · ${NOT_FOUND}`;
  if (isNotWanted(result.failure)) return { textKey: 'line.notSent', values: { id } };
  const { status } = result.failure;
  if (status === FORBIDDEN) {
    const named = [id, platformWords(result.failure)].filter(Boolean).join(' · ');
    return { textKey: 'line.forbidden', values: { id: named, status } };
  }
  return failedPartLine(id, result.failure);
}

export function statusUpdateFailure(results: ItemWithUpdateResult[]): PartialFailure | null {
  const failed = results.filter(({ result }) => result.kind !== 'done');
  const partial = partialFailure('updateStatus', updateParts(results), failed.map(updateLine));
  const failures = failed.flatMap(({ result }) => ('failure' in result ? result.failure : []));
  return partial && { ...partial, failures, quantityFailures: quantityFailures(failed) };
}

/** The message about alerts that were not cleared (S8.10). */
export function alertClearingFailure(result: ClearAlertsResult): PartialFailure | null {
  const { rejected, unconfirmed } = result;
  const details: MessageDetail[] = [
    ...rejected.map(({ label: id, status, message }) => ({
      textKey: message === '' ? 'line.alertRejected' : 'line.alert',
      values: { id, status, message },
    })),
    ...unconfirmed.map(({ label: id, status }) => ({
      textKey: 'line.alertUnconfirmed',
      values: { id, status },
    })),
  ];
  if (rejected.length === 0 && unconfirmed.length > 0) {
    const textKey = 'done.clearAlertsUnconfirmed';
    return { announcement: { textKey, severity: 'warning', details }, canRetryFailed: false };
  }
  return partialFailure('clearAlerts', clearedParts(result), details);
}

/** The message about an action on several items, with a line for each one that did not succeed (R73). */
export function itemsFailure(results: ItemWithResult[], verb: ItemsVerb): PartialFailure | null {
  const left = results.filter(({ result }) => result.kind !== 'done');
  const details = left.map((itemWithResult): MessageDetail => {
    const { label: id, result } = itemWithResult;
    const failure = result.kind === 'failed' ? result.failure : null;
    if (isItemUnknown(itemWithResult)) return unconfirmedLine(id, failure);
    return failure ? failedPartLine(id, failure) : { textKey: 'line.notSent', values: { id } };
  });
  return partialFailure('items', itemParts(results), details, {
    action: `actions:severalItems.title.${verb}`,
  });
}
