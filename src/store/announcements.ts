import type { CallbackSaved } from '#domain/callback.ts';
import type { Clearing } from '#domain/clearedAlerts.ts';
import type { ResentEvent } from '#domain/eventResend.ts';
import { SNACKBAR_MS } from '#domain/limits.ts';
import type { UpdateOutcome } from '#domain/statusUpdate.ts';
import type { WriteResult } from '#domain/writeResult.ts';
import type { MessageDetail, Severity } from './messagesSlice.ts';

/** What the console says when an operation has ended: the error catalogue of S8, as data. Texts are keys of `messages`. */
export interface Announcement {
  text: string;
  severity: Severity;
  /** Milliseconds; 0 stays until dismissed. */
  delay: number;
  values?: Record<string, string | number>;
  /** The platform's own words, or one line for each part that failed. */
  details?: MessageDetail[];
}

export interface Announcements {
  /** What to say depends on the result where parts of it can fail. */
  succeeded: Announcement | null | ((result: never) => Announcement | null);
  /** null where the place that asked shows the failure itself: never both. */
  failed: Announcement | null;
}

function success(text: string, delay: number = SNACKBAR_MS.success): Announcement {
  return { text, severity: 'success', delay };
}

function failure(text: string, delay: number = SNACKBAR_MS.error): Announcement {
  return { text, severity: 'danger', delay };
}

/** A partial failure stays until it is dismissed (S8.16, S9.14). */
function partial(text: string, details: MessageDetail[], values: Record<string, number> = {}): Announcement {
  return { text, severity: 'warning', delay: SNACKBAR_MS.sticky, values, details };
}

/** Says something only of a write that was sent: a stale order is shown where it was found. */
function written<T>(say: (value: T) => Announcement | null) {
  return (result: WriteResult<T>) => (result.kind === 'done' ? say(result.value) : null);
}

/** A write whose dialog shows the failure. */
function writes(text: string): Announcements {
  return { succeeded: written(() => success(text)), failed: null };
}

function resent(results: ResentEvent[]): Announcement {
  const failed = results.filter((one) => !one.success);
  if (failed.length === 0) return success('done.resendEvents');
  const details = failed.map(({ eventId, message }) => `${eventId}: ${message}`);
  return partial('done.resendEventsPartly', details);
}

const FORBIDDEN = 403;
const MISSING_NOTIFICATION = 500;

/** S8.16: each failed id with its status; what is not known to have failed is called not confirmed. */
function updateLine({ itemId: id, status, message, isUnknown }: UpdateOutcome): MessageDetail {
  if (isUnknown) return { text: 'line.notConfirmed', values: { id } };
  if (status === FORBIDDEN) return { text: 'line.forbidden', values: { id, status } };
  // S8.21: the platform itself answers a 500 with words; this one means that there was nothing to answer.
  if (status === MISSING_NOTIFICATION && message === '')
    return { text: 'line.nothingToAnswer', values: { id, status } };
  return [id, status, message].filter(Boolean).join(' · ');
}

function updated(outcomes: UpdateOutcome[]): Announcement {
  const failed = outcomes.filter((one) => !one.succeeded);
  if (failed.length === 0) return success('done.updateStatus');
  const text = failed.length === outcomes.length ? 'done.updateStatusFailed' : 'done.updateStatusPartly';
  const values = { done: outcomes.length - failed.length, total: outcomes.length };
  return partial(text, failed.map(updateLine), values);
}

/** S8.10: refused alerts in the platform's words; an answer that leaves some out has not told what became of them. */
function cleared({ refused, unconfirmed }: Clearing): Announcement {
  if (refused.length + unconfirmed.length === 0) return success('done.clearAlerts');
  const details: MessageDetail[] = [
    ...refused.map(({ status, message }) => ({ text: 'line.alert', values: { status, message } })),
    ...unconfirmed.map(({ status }) => ({ text: 'line.alertUnconfirmed', values: { status } })),
  ];
  return partial(refused.length > 0 ? 'done.clearAlertsPartly' : 'done.clearAlertsUnconfirmed', details);
}

/** A conflict is shown where the URL was typed. */
function callbackSaved({ kind }: CallbackSaved): Announcement | null {
  return kind === 'saved' ? success('done.callback') : null;
}

/** By the operation's name. */
export const ANNOUNCEMENTS: Readonly<Record<string, Announcements>> = {
  saveColumns: { succeeded: null, failed: failure('settings.notSaved.columns') },
  saveSavedSearches: { succeeded: null, failed: failure('settings.notSaved.savedSearches') },
  savePreferences: { succeeded: null, failed: failure('settings.notSaved.preferences') },
  cancelOrder: writes('done.cancel'),
  cancelItem: writes('done.cancel'),
  rejectItem: writes('done.rejectItem'),
  retryRouting: writes('done.retryRouting'),
  changeAddress: writes('done.changeAddress'),
  requestRedirect: writes('done.redirect'),
  clearAlerts: { succeeded: written(cleared), failed: null },
  resendEvents: { succeeded: written(resent), failed: null },
  updateStatus: { succeeded: written(updated), failed: null },
  saveCallback: { succeeded: callbackSaved, failed: null },
  saveWatch: { succeeded: success('done.watch'), failed: null },
};
