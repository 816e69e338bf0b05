import type { ItemWithResult } from '#domain/actions/itemsAction.ts';
import { lookUp } from '#domain/byKey.ts';
import type { CallbackSaveResult } from '#domain/delivery/callback.ts';
import { SNACKBAR_MS } from '#domain/limits.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import type { Announcement } from '#store/console/messagesSlice.ts';
import type { AnyOperation, ResultOf } from '#store/operation.ts';
import type { ActOnItemsParams, actOnItems } from './itemsAction.ts';
import {
  alertClearingFailure,
  eventResendFailure,
  itemsFailure,
  type PartialFailure,
  statusUpdateFailure,
} from './partialFailures.ts';
import type { CancelOrderParams } from './writeOperations.ts';

interface Announcements<Params, Result> {
  /** Null if there is no message for this result. */
  succeeded: (result: Result, params: Params) => Announcement | null;
  /**
   * For a write with several parts: the message to show instead of `succeeded`; null if all parts were
   * applied.
   */
  partialFailure?: (result: Result, params: Params) => PartialFailure | null;
  /** The texts for a failure after the operation's dialog was closed, as keys with their namespace. */
  dialog: DialogTexts;
}

interface DialogTexts extends Record<string, string> {
  action: string;
  reason: string;
}

function success(textKey: string): Announcement {
  return { textKey, severity: 'success', delay: SNACKBAR_MS.success };
}

/**
 * Limits a message to writes that were sent. If nothing was sent, the dialog that started the write shows the
 * reason, or `notSentAfterClose` says so if it was left.
 */
function ifSent<T, Message>(messageOf: (value: T) => Message | null) {
  return (result: WriteResult<T>) => (result.kind === 'done' ? messageOf(result.value) : null);
}

/** The texts of a dialog: the name of its action, and the sentence for a failure (S8.9 to S8.20). */
function dialogOf(action: string, reason = action): DialogTexts {
  return { action: `actions:label.${action}`, reason: `actions:${reason}.failed` };
}

function dialogWrite<T = void>(
  text: string,
  dialog: DialogTexts,
  failureOf: (value: T) => PartialFailure | null = () => null,
): Announcements<unknown, WriteResult<T>> {
  return { succeeded: ifSent(() => success(text)), partialFailure: ifSent(failureOf), dialog };
}

/** The message about a failure after its dialog closed. It names the action. */
export function failureAfterClose(dialog: DialogTexts, isUnknown: boolean): Announcement {
  return {
    textKey: isUnknown ? 'left.unknown' : 'left.failed',
    severity: isUnknown ? 'warning' : 'danger',
    values: dialog,
  };
}

/** The message that a write was not sent, after its dialog closed. */
export function notSentAfterClose(dialog: DialogTexts): Announcement {
  return { textKey: 'left.notSent', severity: 'warning', values: dialog };
}

function itemsSuccess(results: ItemWithResult[], { verb }: Pick<ActOnItemsParams, 'verb'>): Announcement {
  return { ...success(`done.items.${verb}`), values: { count: results.length } };
}

/** R221: the items that cannot be cancelled any more are not part of the request. */
function orderCancelled(
  { kind }: WriteResult,
  { itemIds, seenFacts }: CancelOrderParams,
): Announcement | null {
  if (kind !== 'done') return null;
  const isWhole = itemIds.length === Object.keys(seenFacts).length;
  return isWhole
    ? success('done.cancel')
    : { ...success('done.items.cancelItem'), values: { count: itemIds.length } };
}

/** The dialog shows a conflict beside the URL field, so there is no message for it. */
function callbackResult({ kind }: CallbackSaveResult): Announcement | null {
  return kind === 'saved' ? success('done.callback') : null;
}

type OperationsOf<Module> = Extract<Module[keyof Module], AnyOperation>;

/** The writes of dialogs, each about one order. A check shows its result where it was started. */
type AnnouncedWrite = Exclude<
  OperationsOf<typeof import('./writeOperations.ts')> | typeof actOnItems,
  { name: 'checkWrite' }
>;
export type WriteName = AnnouncedWrite['name'];

type AnnouncementsByName = {
  readonly [Operation in AnnouncedWrite as Operation['name']]: Announcements<
    Parameters<Operation['requested']>[0],
    ResultOf<Operation>
  >;
};

/**
 * The messages by the name of the operation; a write without an entry is a type error. A reorder is a run, whose
 * message comes from `sagas/bulk/recordEndedRun.ts`.
 */
const ANNOUNCEMENTS: AnnouncementsByName = {
  cancelOrder: {
    ...dialogWrite('done.cancel', dialogOf('cancelOrder', 'cancel')),
    succeeded: orderCancelled,
  },
  cancelItem: dialogWrite('done.cancelItem', dialogOf('cancelItem', 'cancel')),
  rejectItem: dialogWrite('done.rejectItem', dialogOf('rejectItem')),
  actOnItems: {
    succeeded: itemsSuccess,
    partialFailure: (results, { verb }) => itemsFailure(results, verb),
    dialog: { action: 'order:selection.label', reason: 'actions:severalItems.failed' },
  },
  retryRouting: dialogWrite('done.retryRouting', dialogOf('retryRouting')),
  changeAddress: dialogWrite('done.changeAddress', dialogOf('changeAddress', 'address')),
  requestRedirect: dialogWrite('done.redirect', { action: 'redirect:title', reason: 'redirect:failed' }),
  clearAlerts: dialogWrite('done.clearAlerts', dialogOf('clearAlerts'), alertClearingFailure),
  resendEvents: dialogWrite('done.resendEvents', dialogOf('resendEvents'), eventResendFailure),
  updateStatus: dialogWrite('done.updateStatus', dialogOf('updateStatus'), statusUpdateFailure),
  saveCallback: { succeeded: callbackResult, dialog: dialogOf('callback') },
  saveWatch: { succeeded: () => success('done.watch'), dialog: dialogOf('watch') },
};

/** The messages of the operation with this name; undefined if it has none. */
function announcementsOf(operation: string): Announcements<unknown, unknown> | undefined {
  // Each entry expects the parameters and the result of its own operation, which the store does not type.
  return lookUp(ANNOUNCEMENTS, operation) as Announcements<unknown, unknown> | undefined;
}

/** The texts for a failure after the operation's dialog was closed; null if the operation is no such write. */
export function dialogTextsOf(operation: string): DialogTexts | null {
  return announcementsOf(operation)?.dialog ?? null;
}

/** The message about a completed write with parts that failed or are unconfirmed; null if there are none. */
export function partialFailureOf(operation: string, result: unknown, params: unknown): PartialFailure | null {
  return announcementsOf(operation)?.partialFailure?.(result, params) ?? null;
}

/** The message about an operation that succeeded, even if only in part; null if there is no message. */
export function successAnnouncement(
  operation: string,
  result: unknown,
  params: unknown,
): Announcement | null {
  const partial = partialFailureOf(operation, result, params);
  if (partial) return partial.announcement;
  return announcementsOf(operation)?.succeeded(result, params) ?? null;
}
