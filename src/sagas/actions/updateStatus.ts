import { ApiError } from '#api/http/apiError.ts';
import type { ItemWithUpdateResult, StatusUpdate } from '#domain/actions/statusUpdate.ts';
import { withPublicFulfiller } from '#domain/actions/updateItems.ts';
import { isUnauthorized } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import type { Fulfiller } from '#domain/order/merchant.ts';
import { parcelFingerprint } from '#domain/writes/eventTraces.ts';
import type { WriteTrace } from '#domain/writes/sentWrite.ts';
import { isNotWanted } from '#domain/writes/writeOutcome.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import { put, type Saga, select } from '#sagas/core/effects.ts';
import type { UncertainPart } from '#sagas/writes/guardedCall.ts';
import { guardedWrite } from '#sagas/writes/guardedWrite.ts';
import { type UpdateStatusParams, updateStatus } from '#store/actions/writeOperations.ts';
import { selectFulfillers } from '#store/console/referenceSelectors.ts';
import { sessionExpired } from '#store/people/sessionSlice.ts';
import { sendStatusUpdate, type Target } from './sendStatusUpdate.ts';

/** The items of the update that still exist, with the IDs by which the fulfillment order manager knows them. */
function targetsOf(update: StatusUpdate, items: readonly Item[], fulfillers: readonly Fulfiller[]): Target[] {
  return update.items.flatMap(({ itemId, quantity }) => {
    const item = items.find((current) => current.itemId === itemId);
    return item ? [{ item: withPublicFulfiller(item, fulfillers), quantity }] : [];
  });
}

/** The results of the items that no longer exist. Their names are unknown. */
function resultsOfGone({ items: wanted }: StatusUpdate, items: readonly Item[]): ItemWithUpdateResult[] {
  const isGone = (wantedId: string) => items.every(({ itemId }) => itemId !== wantedId);
  return wanted
    .filter(({ itemId }) => isGone(itemId))
    .map(({ itemId }) => ({ itemId, label: itemId, result: { kind: 'gone' } }));
}

const itemIdsOf = (results: readonly ItemWithUpdateResult[]) => results.map(({ itemId }) => itemId);

/** Throws if the user called the update off before any part of it was sent. */
function throwIfCalledOff(results: readonly ItemWithUpdateResult[]): void {
  const failures = results.map(({ result }) => (result.kind === 'failed' ? result.failure : null));
  const [failure] = failures;
  if (failure && failures.every((one) => one && isNotWanted(one))) throw new ApiError(failure);
}

/** The items whose outcome is unknown, and those whose update failed; null if every outcome is known. */
function uncertainPart(results: readonly ItemWithUpdateResult[]): UncertainPart | null {
  const unknownItemIds = itemIdsOf(results.filter(({ result }) => result.kind === 'unknown'));
  if (unknownItemIds.length === 0) return null;
  const failures = results.filter(({ result }) => result.kind !== 'done' && result.kind !== 'unknown');
  return { unknownItemIds, refusedItemIds: itemIdsOf(failures) };
}

function isUnauthorizedResult({ result }: ItemWithUpdateResult): boolean {
  return result.kind === 'failed' && isUnauthorized(result.failure);
}

function traceOf({ type, fields }: StatusUpdate): Omit<WriteTrace, 'seen'> {
  const trackingId = type === 'fulfillment' && fields.trackingId;
  return { updateType: type, ...(trackingId && { parcel: parcelFingerprint(trackingId) }) };
}

/** Updates the items and returns one result per item. A partial failure is a result, not an error (R13). */
export function* requestStatusUpdate(params: UpdateStatusParams): Saga<WriteResult<ItemWithUpdateResult[]>> {
  const { update } = params;
  const fulfillers = (yield* select(selectFulfillers)) ?? [];
  const written = yield* guardedWrite({
    operation: updateStatus,
    params,
    facts: ['currentStatuses', 'completedStatuses', 'fulfillerId', 'quantity'],
    trace: traceOf(update),
    write: async ({ fulfillmentOrderManager }, items, options) => {
      const targets = targetsOf(update, items, fulfillers);
      const results = await sendStatusUpdate(fulfillmentOrderManager, update, targets, options);
      throwIfCalledOff(results);
      return [...results, ...resultsOfGone(update, items)];
    },
    uncertainPart,
    appliedItemIds: (results) => itemIdsOf(results.filter(({ result }) => result.kind === 'done')),
  });
  // Other operations fail themselves, which ends the session.
  if (written.kind === 'done' && written.value.some(isUnauthorizedResult)) yield* put(sessionExpired());
  return written;
}
