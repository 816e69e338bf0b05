import type { WriteOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import { fulfillmentOrderItemId } from '#domain/actions/actionRules.ts';
import type { ItemWithUpdateResult, StatusUpdate, UpdateResult } from '#domain/actions/statusUpdate.ts';
import { concernsSomePieces, groupIntoParcels } from '#domain/actions/updateItems.ts';
import { type FulfillerNotification, pendingNotification } from '#domain/delivery/fulfillerNotification.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { itemNameWithId } from '#domain/item/itemName.ts';
import { type SettledResult, settle } from '#sagas/core/settle.ts';

type Manager = Platform['fulfillmentOrderManager'];

/** An item of an update, with the number of its pieces if the update contains it. */
export interface Target {
  item: Item;
  quantity: number | undefined;
}

function toNotifiedItem({ item, quantity }: Target) {
  return { itemId: fulfillmentOrderItemId(item), ...(quantity !== undefined && { quantity }) };
}

/**
 * The open notification that the update responds to; null if there is none, or if the item has no group ID to
 * find it by. A response would concern all pieces, so an update of only some pieces responds to none.
 */
async function findNotification(
  manager: Manager,
  { type }: StatusUpdate,
  { item, quantity }: Target,
  options: WriteOptions,
): Promise<FulfillerNotification | null> {
  if (concernsSomePieces(item, quantity) || item.shortFulfillmentGroupId === '') return null;
  const itemId = fulfillmentOrderItemId(item);
  const subject = { fulfillerId: itemFulfillerId(item), itemId, orderId: item.shortFulfillmentGroupId };
  return pendingNotification(await manager.notifications(subject, options), type, itemId);
}

/** Reports the update of one item. Returns false if there is no notification to respond to. */
async function reportItem(
  manager: Manager,
  update: StatusUpdate,
  target: Target,
  options: WriteOptions,
): Promise<boolean> {
  const { type, costsIncurred } = update;
  const { rejectionDetails = '', rejectionReason = rejectionDetails } = update.fields;
  if (type === 'productionStarted') {
    await manager.startProduction([toNotifiedItem(target)], options);
    return true;
  }
  const found = await findNotification(manager, update, target, options);
  if (found) {
    const itemId = fulfillmentOrderItemId(target.item);
    const isAcceptance = type === 'productionAccepted' || type === 'cancellationResponse';
    if (isAcceptance) await manager.accept(found.notificationId, itemId, costsIncurred, options);
    else await manager.reject(found.notificationId, itemId, rejectionReason, options);
    return true;
  }
  if (type !== 'fulfillerRejected') return false;
  await manager.rejectItems([toNotifiedItem(target)], { reason: rejectionDetails }, options);
  return true;
}

/** Reports one shipment for a parcel, regardless of its number of items. */
async function ship(
  manager: Manager,
  { fields }: StatusUpdate,
  targets: readonly Target[],
  options: WriteOptions,
): Promise<true> {
  const { carrierService = '', trackingId = '', trackingUrl = '' } = fields;
  const { externalShipmentId = '', deliveryDetailsUrl = '' } = fields;
  const details = { carrierService, trackingId, trackingUrl, externalShipmentId, deliveryDetailsUrl };
  await manager.ship({ items: targets.map(toNotifiedItem), ...details }, options);
  return true;
}

/** The result of a call, which is false if there was no notification to respond to. */
function resultOf(call: SettledResult<boolean>): UpdateResult {
  if ('value' in call) return { kind: call.value ? 'done' : 'nothingToAnswer' };
  const { failure } = call;
  return { kind: failure.outcome === 'unknown' ? 'unknown' : 'failed', failure };
}

/** Sends the writes of an update one by one: one per parcel of a shipment, otherwise one per item. */
export async function sendStatusUpdate(
  manager: Manager,
  update: StatusUpdate,
  targets: readonly Target[],
  options: WriteOptions,
): Promise<ItemWithUpdateResult[]> {
  const writes =
    update.type === 'fulfillment'
      ? groupIntoParcels(targets).map((part) => ({ part, send: () => ship(manager, update, part, options) }))
      : targets.map((target) => ({
          part: [target],
          send: () => reportItem(manager, update, target, options),
        }));
  const results: ItemWithUpdateResult[] = [];
  for (const { part, send } of writes) {
    const result = resultOf(await settle(send()));
    for (const { item } of part) results.push({ itemId: item.itemId, label: itemNameWithId(item), result });
  }
  return results;
}
