import type { ClearAlertsResult } from '#domain/actions/clearedAlerts.ts';
import type { ItemOutcome } from '#domain/actions/itemsAction.ts';
import type { UpdateOutcome } from '#domain/actions/statusUpdate.ts';
import type { WriteResult } from '#domain/actions/writeResult.ts';
import { lookUp } from '#domain/byKey.ts';
import type { CallbackSaveResult } from '#domain/delivery/callback.ts';
import type { EventResendResult } from '#domain/event/eventResend.ts';
import { SNACKBAR_MS } from '#domain/limits.ts';
import type { MessageDetail, Severity } from '#store/console/messagesSlice.ts';
import type { ActOnItemsParams, actOnItems } from './itemsAction.ts';

/**
 * A message at the end of an operation, with the texts of docs/rules/texts.md. `text` is a key of the
 * `messages` texts.
 */
export interface Announcement {
  text: string;
  severity: Severity;
  /** Milliseconds; 0 keeps the message until the user dismisses it. */
  delay: number;
  values?: Record<string, string | number>;
  /** The platform's own message, or one line for each part that failed. */
  details?: MessageDetail[];
}

export interface Announcements {
  /** A function if the message depends on the result or the parameters; null if there is no message. */
  succeeded: Announcement | null | ((result: never, params: never) => Announcement | null);
  /**
   * Null if the screen that started the operation shows the failure itself, so that it is not shown twice.
   */
  failed: Announcement | null;
  /** The texts for a failure after the operation's dialog was closed, as keys with their namespace. */
  dialog?: DialogTexts;
}

interface DialogTexts extends Record<string, string> {
  action: string;
  reason: string;
}

function success(text: string, delay: number = SNACKBAR_MS.success): Announcement {
  return { text, severity: 'success', delay };
}

function failure(text: string, delay: number = SNACKBAR_MS.error): Announcement {
  return { text, severity: 'danger', delay };
}

/**
 * The message about a write of which some parts were rejected or have an unknown outcome. If no part
 * succeeded and every outcome is known, it is an error, otherwise a warning. It stays until the user
 * dismisses it (S8.16, S9.14).
 */
function partialResult(
  name: string,
  { done, total, isCertain = true }: { done: number; total: number; isCertain?: boolean },
  details: MessageDetail[],
): Announcement {
  const how = { delay: SNACKBAR_MS.sticky, details };
  return done === 0 && isCertain
    ? { ...how, text: `done.${name}Failed`, severity: 'danger' }
    : { ...how, text: `done.${name}Partly`, severity: 'warning', values: { done, total } };
}

/**
 * Limits a message to writes that were sent. If nothing was sent, the screen that started the write shows the
 * reason.
 */
function ifSent<T>(announcementOf: (value: T) => Announcement | null) {
  return (result: WriteResult<T>) => (result.kind === 'done' ? announcementOf(result.value) : null);
}

/** The texts of a dialog: its title, and the sentence for a failure (S8.9 to S8.20). */
function dialogOf(action: string, reason = action): DialogTexts {
  return { action: `actions:${action}.title`, reason: `actions:${reason}.failed` };
}

function dialogWrite(text: string, dialog: DialogTexts): Announcements {
  return { succeeded: ifSent(() => success(text)), failed: null, dialog };
}

/**
 * The message about a failure after its dialog was closed. It stays until dismissed and includes the name of
 * the action.
 */
export function failureAfterClose(dialog: DialogTexts, isUnknown: boolean): Announcement {
  return {
    text: isUnknown ? 'left.unknown' : 'left.failed',
    severity: isUnknown ? 'warning' : 'danger',
    delay: SNACKBAR_MS.sticky,
    values: dialog,
  };
}

function resendResult(results: EventResendResult[]): Announcement {
  const failed = results.filter((one) => !one.success);
  if (failed.length === 0) return success('done.resendEvents');
  const details = failed.map(({ eventId, message }) => [eventId, message].filter(Boolean).join(': '));
  return partialResult(
    'resendEvents',
    { done: results.length - failed.length, total: results.length },
    details,
  );
}

const FORBIDDEN = 403;
const MISSING_NOTIFICATION = 500;

/**
 * The line for an item whose update failed, with the HTTP status. An item whose outcome is unknown is called
 * "not confirmed" (S8.16).
 */
function updateLine({ label: id, status, message, isUnknown }: UpdateOutcome): MessageDetail {
  if (isUnknown) return { text: 'line.notConfirmed', values: { id } };
  if (status === FORBIDDEN) return { text: 'line.forbidden', values: { id, status } };
  // The platform's own 500 responses have a message; a 500 without one means that there was no open
  // notification (S8.21).
  if (status === MISSING_NOTIFICATION && message === '')
    return { text: 'line.nothingToAnswer', values: { id, status } };
  return [id, status, message].filter(Boolean).join(' · ');
}

function updateResult(outcomes: UpdateOutcome[]): Announcement {
  const failed = outcomes.filter((one) => !one.succeeded);
  if (failed.length === 0) return success('done.updateStatus');
  const isCertain = !failed.some(({ isUnknown }) => isUnknown);
  const counts = { done: outcomes.length - failed.length, total: outcomes.length, isCertain };
  return partialResult('updateStatus', counts, failed.map(updateLine));
}

/** The message about cleared alerts (S8.10). */
function clearResult({ requestedCount, rejected, unconfirmed }: ClearAlertsResult): Announcement {
  const done = requestedCount - rejected.length - unconfirmed.length;
  if (done === requestedCount) return success('done.clearAlerts');
  const details: MessageDetail[] = [
    ...rejected.map(({ itemId: id, status, message }) => ({
      text: 'line.alert',
      values: { id, status, message },
    })),
    ...unconfirmed.map(({ itemId: id, status }) => ({
      text: 'line.alertUnconfirmed',
      values: { id, status },
    })),
  ];
  if (rejected.length === 0)
    return { text: 'done.clearAlertsUnconfirmed', severity: 'warning', delay: SNACKBAR_MS.sticky, details };
  return partialResult('clearAlerts', { done, total: requestedCount }, details);
}

/**
 * The message about an action on several items, with a line for each item for which it did not succeed (R73).
 */
function itemsResult(outcomes: ItemOutcome[], { verb }: Pick<ActOnItemsParams, 'verb'>): Announcement {
  const left = outcomes.filter(({ result }) => result.kind !== 'done');
  if (left.length === 0) return { ...success(`done.items.${verb}`), values: { count: outcomes.length } };
  const isUnknown = ({ result }: ItemOutcome) =>
    result.kind === 'unanswered' || (result.kind === 'failed' && result.failure.outcome === 'unknown');
  const details = left.map((outcome): MessageDetail => {
    const { itemId: id, result } = outcome;
    if (isUnknown(outcome)) return { text: 'line.notConfirmed', values: { id } };
    return result.kind === 'failed'
      ? [id, result.failure.status, result.failure.message].filter(Boolean).join(' · ')
      : { text: 'line.notSent', values: { id } };
  });
  const done = outcomes.length - left.length;
  return partialResult('items', { done, total: outcomes.length, isCertain: !left.some(isUnknown) }, details);
}

/** The dialog shows a conflict beside the URL field, so there is no message for it. */
function callbackResult({ kind }: CallbackSaveResult): Announcement | null {
  return kind === 'saved' ? success('done.callback') : null;
}

/** The names of a module's operations. */
type OperationsOf<Module> = {
  [Key in keyof Module]: Module[Key] extends { name: infer Name extends string; requested: unknown }
    ? Name
    : never;
}[keyof Module];

/** Every write. Reads end silently, and a check shows its result where it was started. */
type WriteName = Exclude<
  | OperationsOf<typeof import('./orderActions.ts')>
  | OperationsOf<typeof import('./redirectOperations.ts')>
  | OperationsOf<typeof import('../people/settingsOperations.ts')>
  | typeof actOnItems.name,
  `load${string}` | 'checkWrite'
>;

/** The messages by the name of the operation; a write without an entry is a type error. */
export const ANNOUNCEMENTS: Readonly<Record<WriteName, Announcements>> = {
  saveColumns: { succeeded: null, failed: failure('settings.notSaved.columns') },
  saveSavedSearches: { succeeded: null, failed: failure('settings.notSaved.savedSearches') },
  savePreferences: { succeeded: null, failed: failure('settings.notSaved.preferences') },
  cancelOrder: dialogWrite('done.cancel', dialogOf('cancelOrder', 'cancel')),
  cancelItem: dialogWrite('done.cancel', dialogOf('cancelItem', 'cancel')),
  rejectItem: dialogWrite('done.rejectItem', dialogOf('rejectItem')),
  actOnItems: {
    succeeded: itemsResult,
    failed: null,
    dialog: { action: 'order:selection.label', reason: 'actions:severalItems.failed' },
  },
  retryRouting: dialogWrite('done.retryRouting', dialogOf('retryRouting')),
  changeAddress: dialogWrite('done.changeAddress', dialogOf('address')),
  requestRedirect: dialogWrite('done.redirect', { action: 'redirect:title', reason: 'redirect:failed' }),
  clearAlerts: { succeeded: ifSent(clearResult), failed: null, dialog: dialogOf('clearAlerts') },
  resendEvents: { succeeded: ifSent(resendResult), failed: null, dialog: dialogOf('resendEvents') },
  updateStatus: { succeeded: ifSent(updateResult), failed: null, dialog: dialogOf('updateStatus') },
  saveCallback: { succeeded: callbackResult, failed: null, dialog: dialogOf('callback') },
  saveWatch: { succeeded: success('done.watch'), failed: null, dialog: dialogOf('watch') },
};

/** The message about a successful operation; null if it has none. */
export function successAnnouncement(
  operation: string,
  result: unknown,
  params: unknown,
): Announcement | null {
  const succeeded = lookUp(ANNOUNCEMENTS, operation)?.succeeded ?? null;
  // The entry expects the result and the parameters of its own operation.
  return typeof succeeded === 'function' ? succeeded(result as never, params as never) : succeeded;
}

/**
 * The message about the parts of a completed write that did not succeed or are unconfirmed; null if there are
 * none.
 */
export function partialFailureAnnouncement(
  operation: string,
  result: unknown,
  params: unknown,
): Announcement | null {
  const announcement = successAnnouncement(operation, result, params);
  return announcement === null || announcement.severity === 'success' ? null : announcement;
}
