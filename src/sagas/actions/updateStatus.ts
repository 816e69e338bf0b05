import { ApiError } from '#api/http/apiError.ts';
import type { WriteOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import { fulfillmentOrderItemId } from '#domain/actions/actionRules.ts';
import { parcelFingerprint } from '#domain/actions/eventTraces.ts';
import type { WriteTrace } from '#domain/actions/sentWrite.ts';
import type { ItemWithUpdateResult, StatusUpdate, UpdateResult } from '#domain/actions/statusUpdate.ts';
import { concernsSomePieces, groupIntoParcels } from '#domain/actions/updateItems.ts';
import { isNotWanted } from '#domain/actions/writeOutcome.ts';
import type { WriteResult } from '#domain/actions/writeResult.ts';
import { pendingNotification, respondsToNotification } from '#domain/delivery/fulfillerNotification.ts';
import { isUnauthorized } from '#domain/failure.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { itemNameWithId } from '#domain/item/itemName.ts';
import { publicFulfillerId } from '#domain/order/merchant.ts';
import { put, type Saga, select } from '#sagas/core/effects.ts';
import { type SettledResult, settle } from '#sagas/core/settle.ts';
import { type UpdateStatusParams, updateStatus } from '#store/actions/writeOperations.ts';
import { sessionExpired } from '#store/people/sessionSlice.ts';
import { selectFulfillers } from '#store/selectors.ts';
import type { UncertainPart } from './guardedCall.ts';
import { guardedWrite } from './guardedWrite.ts';

interface Target {
  item: Item;
  quantity: number | undefined;
}

function notifiedItems({ item, quantity }: Target) {
  return [{ itemId: fulfillmentOrderItemId(item), ...(quantity !== undefined && { quantity }) }];
}

/**
 * The open request that the update responds to; null if there is none, or if the item has no group ID to find
 * it by.
 */
async function findNotification(
  { fulfillmentOrderManager }: Platform,
  update: StatusUpdate,
  item: Item,
  options: WriteOptions,
) {
  if (item.shortFulfillmentGroupId === '') return null;
  const itemId = fulfillmentOrderItemId(item);
  const subject = { fulfillerId: itemFulfillerId(item), itemId, orderId: item.shortFulfillmentGroupId };
  const notifications = await fulfillmentOrderManager.notifications(subject, options);
  return pendingNotification(notifications, update.type, itemId);
}

/**
 * Accepts or rejects the newest open notification of the matching type. If there is none, a rejection by the
 * fulfiller is sent as a new notification, as is the rejection of only some pieces; for other updates the
 * result is false.
 */
async function respondToNotification(
  platform: Platform,
  update: StatusUpdate,
  target: Target,
  options: WriteOptions,
): Promise<boolean> {
  const manager = platform.fulfillmentOrderManager;
  const itemId = fulfillmentOrderItemId(target.item);
  const isPartial = concernsSomePieces(target.item, target.quantity);
  const found = isPartial ? null : await findNotification(platform, update, target.item, options);
  const { rejectionDetails = '', rejectionReason = '' } = update.fields;
  const isAcceptance = update.type === 'productionAccepted' || update.type === 'cancellationResponse';
  if (found && isAcceptance) {
    await manager.accept(found.notificationId, itemId, update.costsIncurred, options);
  } else if (found) {
    await manager.reject(found.notificationId, itemId, rejectionDetails || rejectionReason, options);
  } else if (update.type === 'fulfillerRejected') {
    await manager.rejectItems(notifiedItems(target), { reason: rejectionDetails }, options);
  }
  return found !== null || update.type === 'fulfillerRejected';
}

async function reportProduction(
  { fulfillmentOrderManager }: Platform,
  target: Target,
  options: WriteOptions,
): Promise<true> {
  await fulfillmentOrderManager.startProduction(notifiedItems(target), options);
  return true;
}

/** Reports one shipment for a parcel, regardless of its number of items. */
async function ship(
  platform: Platform,
  update: StatusUpdate,
  targets: readonly Target[],
  options: WriteOptions,
): Promise<true> {
  const items = targets.flatMap(notifiedItems);
  const { carrierService = '', trackingId = '', trackingUrl = '' } = update.fields;
  const { externalShipmentId = '', deliveryDetailsUrl = '' } = update.fields;
  const details = { carrierService, trackingId, trackingUrl, externalShipmentId, deliveryDetailsUrl };
  await platform.fulfillmentOrderManager.ship({ items, ...details }, options);
  return true;
}

/** The result of a call, which is false if there was no notification to respond to. */
function resultOf(call: SettledResult<boolean>): UpdateResult {
  if ('value' in call) return { kind: call.value ? 'done' : 'nothingToAnswer' };
  const { failure } = call;
  return failure.outcome === 'unknown' ? { kind: 'unknown' } : { kind: 'failed', failure };
}

/** Sends the writes of an update one by one: one per parcel of a shipment, otherwise one per item. */
async function sendUpdate(
  platform: Platform,
  update: StatusUpdate,
  targets: readonly Target[],
  options: WriteOptions,
): Promise<ItemWithUpdateResult[]> {
  const results: ItemWithUpdateResult[] = [];
  const parts = update.type === 'fulfillment' ? groupIntoParcels(targets) : targets.map((target) => [target]);
  for (const part of parts) {
    const [target] = part;
    if (!target) continue;
    const call = () => {
      if (update.type === 'fulfillment') return ship(platform, update, part, options);
      return respondsToNotification(update.type)
        ? respondToNotification(platform, update, target, options)
        : reportProduction(platform, target, options);
    };
    const result = resultOf(await settle(call()));
    for (const { item } of part) results.push({ itemId: item.itemId, label: itemNameWithId(item), result });
  }
  return results;
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
    write: async (platform, items, options) => {
      const known = new Map(items.map((item) => [item.itemId, item]));
      const gone = update.items.filter(({ itemId }) => !known.has(itemId));
      const targets = update.items.flatMap(({ itemId, quantity }) => {
        const item = known.get(itemId);
        if (!item) return [];
        const globalFulfillerId = publicFulfillerId(itemFulfillerId(item), fulfillers);
        return [{ item: { ...item, globalFulfillerId }, quantity }];
      });
      const results = await sendUpdate(platform, update, targets, options);
      throwIfCalledOff(results);
      // The name of an item that no longer exists is unknown.
      const missing = gone.map(({ itemId }) => ({
        itemId,
        label: itemId,
        result: { kind: 'gone' } as const,
      }));
      return [...results, ...missing];
    },
    uncertainPart,
    appliedItemIds: (results) => itemIdsOf(results.filter(({ result }) => result.kind === 'done')),
  });
  // Other operations fail themselves, which ends the session.
  if (written.kind === 'done' && written.value.some(isUnauthorizedResult)) yield* put(sessionExpired());
  return written;
}
