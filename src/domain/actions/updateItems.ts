import { type ByKey, byKey, lookUp } from '#domain/byKey.ts';
import { type FulfillerNotification, pendingNotification } from '#domain/delivery/fulfillerNotification.ts';
import type { Failure, ValidationError } from '#domain/failure.ts';
import { currentStatus, type Item, itemFulfillerId } from '#domain/item/item.ts';
import { isFinished } from '#domain/item/itemStage.ts';
import { endedPieces, itemStatus } from '#domain/item/itemStatus.ts';
import { commonValue } from '#domain/lists.ts';
import { type Fulfiller, publicFulfillerId } from '#domain/order/merchant.ts';
import {
  type ItemWithUpdateResult,
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

/** The notifications to the fulfiller about an item; null if the console has not loaded them. */
export type NotificationsOf = (item: Item) => readonly FulfillerNotification[] | null;

/** The updates that need an open request, with the obstacle if there is none. */
const NEEDS_REQUEST: Partial<Record<UpdateType, UpdateObstacle>> = {
  productionAccepted: 'noOrderRequest',
  cancellationResponse: 'noOpenRequest',
  nothingCancelled: 'noOpenRequest',
};

/** Whether the status of the item shows an open request that the update responds to. */
function showsRequest(item: Item, type: UpdateType): boolean {
  return type === 'productionAccepted'
    ? currentStatus(item, 'awaitingFulfillerResponse') !== null
    : itemStatus(item).isPendingCancellation;
}

function whyEnded(item: Item): UpdateObstacle | null {
  if (isFinished(item) && itemStatus(item).type === 'shipped') return 'nothingLeft';
  return isFinished(item) || currentStatus(item, 'rejected') ? 'cancelledOrRejected' : null;
}

/**
 * R108: the reason why an update of this type cannot include the item, or null. The platform rejects the whole
 * shipment if one of its items is rejected or completely cancelled. R386: some platforms do not show an open
 * request in the item's status, so only loaded notifications prove that there is none.
 */
export function whyNotUpdateItem(
  item: Item,
  type: UpdateType | null,
  notificationsOf: NotificationsOf = () => null,
): UpdateObstacle | null {
  const missing = type && NEEDS_REQUEST[type];
  if (!type || !missing) return whyEnded(item);
  const known = notificationsOf(item);
  if (known && pendingNotification(known, type, item.shortItemId)) return null;
  // The status of an ended item can still show a request to cancel it, but no request to make it.
  if (missing === 'noOpenRequest' && showsRequest(item, type)) return null;
  return whyEnded(item) ?? (known === null || showsRequest(item, type) ? null : missing);
}

/**
 * R386: whether the console cannot tell if there is an open request for the update: the status of the item
 * shows none, and its notifications are not loaded.
 */
export function isRequestUncertain(
  item: Item,
  type: UpdateType | null,
  notificationsOf: NotificationsOf,
): boolean {
  if (type === null || !NEEDS_REQUEST[type] || showsRequest(item, type)) return false;
  return notificationsOf(item) === null && whyEnded(item) === null;
}

/**
 * R160: the reason why the update can include none of the items, or `mixed` if their reasons differ; null if
 * it can include at least one.
 */
export function commonUpdateObstacle(
  items: readonly Item[],
  type: UpdateType | null,
  notificationsOf: NotificationsOf,
): UpdateObstacle | 'mixed' | null {
  const reasons = items.map((item) => whyNotUpdateItem(item, type, notificationsOf));
  if (items.length === 0 || reasons.includes(null)) return null;
  return commonValue(reasons) ?? 'mixed';
}

/**
 * R513: the failures of the items whose quantity the platform names, each with only these errors. A parcel has
 * one result for all its items, so the path of an error contains the item's place in it.
 */
export function quantityFailures(results: readonly ItemWithUpdateResult[]): ByKey<Failure> {
  return byKey(
    results.flatMap(({ itemId, result }): [string, Failure][] => {
      if (!('failure' in result)) return [];
      const parcel = results.filter((other) => other.result === result);
      const place = parcel.findIndex((other) => other.itemId === itemId);
      const isAboutItem = ({ path }: ValidationError) => {
        const found = /(?:(\d+)\D*)?quantity$/i.exec(path);
        return found !== null && (found[1] === undefined ? parcel.length === 1 : Number(found[1]) === place);
      };
      const validationErrors = result.failure.validationErrors.filter(isAboutItem);
      return validationErrors.length > 0 ? [[itemId, { ...result.failure, validationErrors }]] : [];
    }),
  );
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

/** R417: the item with the ID by which the fulfillment order manager knows its fulfiller. */
export function withPublicFulfiller(item: Item, known: readonly Fulfiller[]): Item {
  return { ...item, globalFulfillerId: publicFulfillerId(itemFulfillerId(item), known) };
}

/**
 * S8.21: the targets grouped into parcels, each of which needs one call. A parcel contains items of one
 * fulfillment group and one fulfiller, which `withPublicFulfiller` makes comparable.
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
