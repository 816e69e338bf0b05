import { isAnyOf } from '@reduxjs/toolkit';
import { entriesOf, lookUp } from '#domain/byKey.ts';
import { type Failure, isFailure, isNotFound, isWithoutResponse } from '#domain/failure.ts';
import { writeKey } from '#domain/writes/sentWrite.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import { fork, put, type Saga, select, take, takeEvery } from '#sagas/core/effects.ts';
import {
  dialogTextsOf,
  failureAfterClose,
  notSentAfterClose,
  partialFailureOf,
  successAnnouncement,
} from '#store/actions/announcements.ts';
import { failureDetails } from '#store/actions/failureLines.ts';
import type { ActOnItemsParams } from '#store/actions/itemsAction.ts';
import type { GuardedParams, ResendEventsParams } from '#store/actions/writeOperations.ts';
import { type Announcement, type MessageSubject, messageAnnounced } from '#store/console/messagesSlice.ts';
import { isOperationEnd, type OperationEnd } from '#store/operation.ts';
import { selectMessageSubject, selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { dialogClosed, dialogOpened } from '#store/writes/openDialogs.ts';
import { endsReadOf } from './reloadAfterChange.ts';

/**
 * R442: whether the dialog of this write, which was not sent, disappears with its order or its items: the reload
 * (R368) may find that the platform no longer has them. Waits for the reload.
 */
function* disappearsWithItems({ payload }: OperationEnd): Saga<boolean> {
  const { failure, result, params } = payload;
  const isStale = (result as WriteResult | undefined)?.kind === 'stale';
  if (!isStale && !(isFailure(failure) && isNotFound(failure))) return false;
  const { orderId, seenFacts = {} } = params as SubjectParams;
  if (signedOut.match(yield* take(endsReadOf(orderId)))) return false;
  const loaded = yield* select((state) => selectOrderLoadResult(state, orderId));
  if (loaded?.kind !== 'order') return true;
  const { items } = loaded.order;
  return entriesOf(seenFacts).length > 0 && !items.some(({ itemId }) => lookUp(seenFacts, itemId));
}

/**
 * The message about a write that was not applied, or not for sure, if no open dialog shows it; null if the
 * operation has no dialog. `failure` is null if stale data kept the write from being sent.
 */
function unseen({ meta }: OperationEnd, failure: Failure | null): Announcement | null {
  const dialog = dialogTextsOf(meta.operation);
  if (!dialog) return null;
  const isUnknown = failure?.outcome === 'unknown';
  const announcement = failureAfterClose(dialog, isUnknown);
  // The texts for these reasons advise to try again, but the write may have been applied.
  const isLost = isUnknown && isWithoutResponse(failure);
  return isLost ? { ...announcement, details: [] } : announcement;
}

type SubjectParams = Pick<GuardedParams, 'orderId'> &
  Partial<GuardedParams & Pick<ResendEventsParams, 'itemIds'> & Pick<ActOnItemsParams, 'items'>>;

/** R156: the items that a write acted on. Some writes depend on more items than they act on. */
function actedOn({ seenFacts = {}, itemIds, items }: SubjectParams): readonly string[] {
  return itemIds ?? items?.map(({ itemId }) => itemId) ?? Object.keys(seenFacts);
}

function subjectOf({ payload }: OperationEnd): Saga<MessageSubject | null> {
  // Every announced operation concerns an order.
  const params = payload.params as SubjectParams;
  return select((state) => selectMessageSubject(state, params.orderId, actedOn(params)));
}

function announcementOf(ended: OperationEnd, isAttended: boolean): Announcement | null {
  const { meta, payload } = ended;
  if (payload.failure) return isAttended ? null : unseen(ended, payload.failure);
  // An open dialog lists the failed parts itself.
  if (isAttended && partialFailureOf(meta.operation, payload.result, payload.params)) return null;
  const announcement = successAnnouncement(meta.operation, payload.result, payload.params);
  // The user knows what they called off.
  const isCalledOff = (payload.result as WriteResult | undefined)?.kind === 'calledOff';
  const dialog = isAttended || isCalledOff ? null : dialogTextsOf(meta.operation);
  return announcement ?? (dialog && notSentAfterClose(dialog));
}

/** Keeps track of the open dialogs, so that a failure that a dialog shows is not announced as well. */
function* followDialogs(dialogs: Set<string>): Saga {
  while (true) {
    const { type, payload } = yield* take(isAnyOf(dialogOpened, dialogClosed));
    if (type === dialogOpened.type) dialogs.add(writeKey(payload));
    else dialogs.delete(writeKey(payload));
  }
}

/**
 * Announces the end of each operation that has a message in ANNOUNCEMENTS. A failure that an open dialog shows
 * is not announced.
 */
export function* watchAnnouncements(): Saga {
  const dialogs = new Set<string>();
  yield* fork(() => followDialogs(dialogs));
  yield* takeEvery({ match: isOperationEnd }, function* announce(action) {
    const { failure = null } = action.payload;
    const isAttended = dialogs.has(writeKey(action.meta));
    // The reload may find that the items are gone.
    const shownItems = isAttended ? yield* subjectOf(action) : null;
    const isGone = isAttended && (yield* disappearsWithItems(action));
    const announcement = isGone ? unseen(action, failure) : announcementOf(action, isAttended);
    if (!announcement) return;
    const details = isFailure(failure) ? failureDetails(failure) : [];
    const about = shownItems ?? (yield* subjectOf(action));
    yield* put(messageAnnounced({ details, ...announcement, about }));
  });
}
