import { byKey, lookUp } from '#domain/byKey.ts';
import { currentStatus, type Item, itemFulfillerId } from '#domain/item/item.ts';
import { isFinished } from '#domain/item/itemStage.ts';
import { endedPieces, itemStatus } from '#domain/item/itemStatus.ts';
import {
  type QuantityLimits,
  type StatusUpdateDraft,
  UPDATE_TYPES,
  type UpdateType,
} from './statusUpdate.ts';

/**
 * `noOpenRequest`: no request to cancel the item is open. `noOrderRequest`: no request to accept the item is
 * open. `nothingLeft`: the item is completely shipped. `cancelledOrRejected`: it is rejected or completely
 * cancelled.
 */
export type UpdateObstacle = 'noOpenRequest' | 'noOrderRequest' | 'nothingLeft' | 'cancelledOrRejected';

/** R158: the number of pieces that are neither shipped nor cancelled. */
export function remainingQuantity(item: Item): number {
  return Math.max(0, item.quantity - endedPieces(item, 'shipped') - endedPieces(item, 'cancelled'));
}

/**
 * R334: whether an update with this quantity concerns only some pieces of the item, as far as their number is
 * known. A response to a notification cannot, because it contains no quantity.
 */
export function concernsSomePieces(item: Item, quantity = item.quantity): boolean {
  return item.quantity > 0 && quantity !== item.quantity;
}

/**
 * R108: the reason why an update of this type cannot include the item, or null. A response to a cancellation
 * or to an order requires an open request. The platform rejects the whole shipment if one of its items is
 * rejected or completely cancelled.
 */
export function whyNotUpdateItem(item: Item, type: UpdateType | null): UpdateObstacle | null {
  if (type === 'cancellationResponse' || type === 'nothingCancelled')
    return itemStatus(item).isPendingCancellation ? null : 'noOpenRequest';
  if (isFinished(item) && itemStatus(item).type === 'shipped') return 'nothingLeft';
  if (isFinished(item) || currentStatus(item, 'rejected')) return 'cancelledOrRejected';
  const isRequested = currentStatus(item, 'awaitingFulfillerResponse') !== null;
  return type === 'productionAccepted' && !isRequested ? 'noOrderRequest' : null;
}

/**
 * R160: the reason why the update can include none of the items, or `mixed` if their reasons differ; null if
 * it can include at least one.
 */
export function commonUpdateObstacle(
  items: readonly Item[],
  type: UpdateType | null,
): UpdateObstacle | 'mixed' | null {
  const reasons = new Set(items.map((item) => whyNotUpdateItem(item, type)));
  const [only] = reasons;
  if (only === undefined || reasons.has(null)) return null;
  return reasons.size === 1 ? only : 'mixed';
}

/** Whether an update of any type can include the item. */
export function canUpdateItem(item: Item): boolean {
  return UPDATE_TYPES.some((type) => whyNotUpdateItem(item, type) === null);
}

/**
 * S5.39: the default is the item's quantity, or the remaining quantity for a shipment; '' if it is 0 or
 * unknown, so that the user must enter it.
 */
export function defaultQuantity(item: Item, type: UpdateType | null): string {
  const quantity = type === 'fulfillment' ? remainingQuantity(item) : item.quantity;
  return quantity > 0 ? String(quantity) : '';
}

/**
 * R158: a shipment contains from one piece to all remaining pieces, a rejection from one piece to all pieces.
 * Other updates contain from 0 to all pieces.
 */
export function quantityLimits(item: Item, type: UpdateType | null): QuantityLimits {
  const isShipment = type === 'fulfillment';
  const most = isShipment ? remainingQuantity(item) : item.quantity;
  return { least: isShipment || type === 'fulfillerRejected' ? 1 : 0, most: item.quantity > 0 ? most : null };
}

/**
 * The draft with another type. Quantities that the user did not change become the new type's defaults. The
 * draft keeps items that the type does not apply to, in case the user switches back.
 */
export function withUpdateType(
  draft: StatusUpdateDraft,
  type: UpdateType | null,
  items: readonly Item[],
): StatusUpdateDraft {
  const kept = items.flatMap((item): [string, string][] => {
    const typed = lookUp(draft.quantities, item.itemId);
    if (typed === undefined) return [];
    const isOffered = typed === defaultQuantity(item, draft.type);
    return [[item.itemId, isOffered ? defaultQuantity(item, type) : typed]];
  });
  return { ...draft, type, quantities: byKey(kept) };
}

/**
 * S8.21: the targets grouped into parcels, each of which needs one call. A parcel contains items of one
 * fulfillment group and one fulfiller.
 */
export function groupIntoParcels<T extends { item: Item }>(targets: readonly T[]): T[][] {
  const parcels = new Map<string, T[]>();
  for (const target of targets) {
    const { item } = target;
    const group = item.shortFulfillmentGroupId || item.fulfillmentGroupId || item.itemId;
    const key = JSON.stringify([group, itemFulfillerId(item)]);
    parcels.set(key, [...(parcels.get(key) ?? []), target]);
  }
  return [...parcels.values()];
}
