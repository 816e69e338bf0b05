import { itemAlerts } from '#domain/item/alerts.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { isRoutingSuspended } from '#domain/item/itemStage.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { commonValue } from '#domain/lists.ts';
import type { FulfillmentGroup, Order } from '#domain/order/order.ts';
import { canActForFulfiller, type Permissions } from '#domain/permissions.ts';
import { type AllowedActionsState, isAllowedOn } from './allowedActions.ts';
import { canUpdateItem } from './updateItems.ts';

/** The reasons why an action is unavailable; each has a text in `actions:whyNot`. */
export type ActionObstacle =
  | 'loading'
  | 'notKnown'
  | 'merchantUnreadable'
  | 'itemsMissing'
  | 'itemsIncomplete'
  | 'cancellationUnsupported'
  | 'alreadyCancelled'
  | 'cancellationPending'
  | 'alreadyShipped'
  | 'shipmentReported'
  | 'alreadyRejected'
  | 'notRouted'
  | 'notHandedOver'
  | 'notRoutingSuspended'
  | 'noAlerts'
  | 'noDeliveryChange'
  | 'noneWithFulfiller'
  | 'noItemForFulfiller'
  | 'allItemsEnded';

/** The reason why a finished item cannot be changed; null if the item is not finished. */
function whyFinished(item: Item): ActionObstacle | null {
  const { type, isFinished } = itemStatus(item);
  if (!isFinished) return null;
  return type === 'cancelled' ? 'alreadyCancelled' : 'alreadyShipped';
}

/** R200: the reason why the item's status rules out a cancellation, or null. */
function whyNotByStatus(item: Item): ActionObstacle | null {
  const { isPendingCancellation, isRejected } = itemStatus(item);
  if (isPendingCancellation) return 'cancellationPending';
  return isRejected ? 'alreadyRejected' : whyFinished(item);
}

/** S5.23: why the item cannot be cancelled, or null. The platform decides; the status only explains it. */
export function whyNotCancelItem(item: Item, allowed: AllowedActionsState): ActionObstacle | null {
  if (typeof allowed === 'string') return allowed;
  if (isAllowedOn(allowed.items, item.itemId, 'orderItemCancellation')) return null;
  return whyNotByStatus(item) ?? 'cancellationUnsupported';
}

/** S5.23: the order's own reason against a cancellation, or one that applies to every item; or null. */
export function whyNotCancelOrder(order: Order, allowed: AllowedActionsState): ActionObstacle | null {
  if (order.items.length === 0) return 'itemsMissing';
  if (typeof allowed === 'string') return allowed;
  if (allowed.order.includes('orderCancellation')) return null;
  return commonValue(order.items.map(whyNotByStatus)) ?? 'cancellationUnsupported';
}

/**
 * R268: the items that a cancellation of the order cancels: those that can be cancelled individually. If none
 * can, those that are not finished, because a finished item never changes. All items if there are none of these
 * either, or if the allowed actions are unknown.
 */
export function itemsCancelledWithOrder(
  { items }: Pick<Order, 'items'>,
  allowed: AllowedActionsState,
): Item[] {
  if (typeof allowed === 'string') return items;
  const cancellable = items.filter((item) => whyNotCancelItem(item, allowed) === null);
  if (cancellable.length > 0) return cancellable;
  const open = items.filter((item) => whyFinished(item) === null);
  return open.length > 0 ? open : items;
}

/** The ID in the fulfillment order manager (S5.26): the short ID, or the fulfiller's item ID, or ''. */
export function fulfillmentOrderItemId(item: Item): string {
  return item.shortItemId || item.fulfillerItemId;
}

/**
 * S6.15, R540: why the fulfillment order manager does not know the item by this ID, or null. Status updates need
 * the short ID.
 */
export function whyNotWithFulfiller(item: Item, id = item.shortItemId): ActionObstacle | null {
  if (itemFulfillerId(item) === '') return 'notRouted';
  return id === '' ? 'notHandedOver' : null;
}

function isWithFulfiller(item: Item): boolean {
  return whyNotWithFulfiller(item) === null;
}

/** S5.26, S5.28, S4.21: the reason why the item cannot be rejected for its fulfiller, or null. */
export function whyNotRejectItem(item: Item): ActionObstacle | null {
  if (itemStatus(item).isRejected) return 'alreadyRejected';
  return whyNotWithFulfiller(item, fulfillmentOrderItemId(item)) ?? whyFinished(item);
}

/** S5.29: the reason why routing cannot be retried, or null. */
export function whyNotRetryRouting(item: Item): ActionObstacle | null {
  return isRoutingSuspended(item) ? null : 'notRoutingSuspended';
}

/** S5.33: the reason why no alert can be cleared, or null. `now` is in epoch milliseconds. */
export function whyNotClearAlerts(items: readonly Item[], now: number): ActionObstacle | null {
  if (items.length === 0) return 'itemsMissing';
  return items.some((item) => itemAlerts(item, now).some((alert) => alert.clearable)) ? null : 'noAlerts';
}

/** S5.49: the groups with the allowed action `deliveryChange`; empty if the allowed actions are unknown. */
export function groupsAllowingDeliveryChange(order: Order, allowed: AllowedActionsState): FulfillmentGroup[] {
  if (typeof allowed === 'string') return [];
  return order.fulfillmentGroups.filter((group) =>
    isAllowedOn(allowed.groups, group.fulfillmentGroupId, 'deliveryChange'),
  );
}

/** S5.49: the reason why no delivery address can be changed, or null. */
export function whyNotChangeAddress(order: Order, allowed: AllowedActionsState): ActionObstacle | null {
  if (order.items.length === 0) return 'itemsMissing';
  if (typeof allowed === 'string') return allowed;
  return groupsAllowingDeliveryChange(order, allowed).length > 0 ? null : 'noDeliveryChange';
}

/** S6.15: the items whose status the user can update on behalf of their fulfillers. */
export function updatableItems(order: Order, permissions: Permissions): Item[] {
  return order.items.filter(
    (item) => isWithFulfiller(item) && canActForFulfiller(permissions, itemFulfillerId(item)),
  );
}

/**
 * The reason why no update can include any of the items: their common reason, or 'allItemsEnded' if the
 * reasons differ. R163: if all items are shipped, the reason names whom to ask, because no update corrects a
 * shipment.
 */
function whyNoneUpdatable(items: readonly Item[]): ActionObstacle {
  const reason = commonValue(
    items.map((item) => (itemStatus(item).isRejected ? 'alreadyRejected' : whyFinished(item))),
  );
  return reason === 'alreadyShipped' ? 'shipmentReported' : (reason ?? 'allItemsEnded');
}

/** S6.15, R25: the reason why the user cannot update the status of any item, or null. */
export function whyNotUpdateStatus(order: Order, permissions: Permissions): ActionObstacle | null {
  const items = updatableItems(order, permissions);
  if (items.some(canUpdateItem)) return null;
  if (items.length === 0)
    return order.items.some(isWithFulfiller) ? 'noItemForFulfiller' : 'noneWithFulfiller';
  return items.length === order.items.length ? whyNoneUpdatable(items) : 'allItemsEnded';
}
