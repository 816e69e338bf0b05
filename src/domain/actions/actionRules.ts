import { lookUp } from '#domain/byKey.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { isRoutingSuspended, itemStatus } from '#domain/item/itemStatus.ts';
import { itemAlerts } from '#domain/order/alerts.ts';
import type { FulfillmentGroup, Order } from '#domain/order/order.ts';
import { canActForFulfiller, type Permissions } from '#domain/permissions.ts';
import type { AllowedNow } from './allowedActions.ts';

/** The reason why an action cannot apply now; each has a text in `actions:whyNot`. */
export type WhyNot =
  | 'loading'
  | 'notKnown'
  | 'itemsMissing'
  | 'cancellationUnsupported'
  | 'alreadyCancelled'
  | 'cancellationPending'
  | 'alreadyShipped'
  | 'alreadyRejected'
  | 'notRouted'
  | 'notRoutingSuspended'
  | 'noAlerts'
  | 'noDeliveryChange'
  | 'noItemForFulfiller';

/** The item is finished, so the actions that the platform allows do not matter. */
function whyOver(item: Item): WhyNot | null {
  const { type, partial } = itemStatus(item);
  if (type === 'cancelled' && !partial) return 'alreadyCancelled';
  if (type === 'shipped' && !partial) return 'alreadyShipped';
  return null;
}

/** The reason why the item's own status rules out a cancellation. */
function whyNotByStatus(item: Item): WhyNot | null {
  return itemStatus(item).isPendingCancellation ? 'cancellationPending' : whyOver(item);
}

/** S5.23: the platform must allow orderItemCancellation on the item. */
export function whyNotCancelItem(item: Item, allowed: AllowedNow): WhyNot | null {
  if (typeof allowed === 'string') return allowed;
  if (lookUp(allowed.items, item.itemId)?.includes('orderItemCancellation')) return null;
  return whyNotByStatus(item) ?? 'cancellationUnsupported';
}

/**
 * S5.23: the platform must allow orderCancellation on the order. If all items share one reason, it applies to the
 * order.
 */
export function whyNotCancelOrder(order: Order, allowed: AllowedNow): WhyNot | null {
  if (order.items.length === 0) return 'itemsMissing';
  if (typeof allowed === 'string') return allowed;
  if (allowed.order.includes('orderCancellation')) return null;
  const reasons = new Set(order.items.map(whyNotByStatus));
  const [only] = reasons;
  return (reasons.size === 1 && only) || 'cancellationUnsupported';
}

/** The items that a cancellation of the whole order cancels; all items if the platform does not distinguish them. */
export function cancellableItems(order: Order, allowed: AllowedNow): Item[] {
  if (typeof allowed === 'string') return order.items;
  const open = order.items.filter((item) => whyNotCancelItem(item, allowed) === null);
  return open.length > 0 ? open : order.items;
}

/**
 * The ID by which the fulfillment order manager knows the item (S5.26): the short one, or else the fulfiller's; '' if
 * there is none.
 */
export function notifiedItemId(item: Item): string {
  return item.shortItemId || item.fulfillerItemId;
}

/** Whether the item is with a fulfiller and known to the fulfillment order manager (S6.15). */
export function isWithFulfiller(item: Item): boolean {
  return itemFulfillerId(item) !== '' && item.shortItemId !== '';
}

/**
 * S5.26, S5.28, S4.21: the item must be routed, have a fulfiller's or short ID, and be neither rejected nor past
 * rejection.
 */
export function whyNotRejectItem(item: Item): WhyNot | null {
  if (itemStatus(item).isRejected) return 'alreadyRejected';
  if (itemFulfillerId(item) === '' || notifiedItemId(item) === '') return 'notRouted';
  return whyOver(item);
}

/** S5.29 */
export function whyNotRetryRouting(item: Item): WhyNot | null {
  return isRoutingSuspended(item) ? null : 'notRoutingSuspended';
}

/** S5.33: there must be an alert that can be cleared. `now` is in epoch milliseconds. */
export function whyNotClearAlerts(items: readonly Item[], now: number): WhyNot | null {
  if (items.length === 0) return 'itemsMissing';
  return items.some((item) => itemAlerts(item, now).some((alert) => alert.clearable)) ? null : 'noAlerts';
}

/** S5.49: only the groups with a deliveryChange action. */
export function groupsWithDeliveryChange(order: Order, allowed: AllowedNow): FulfillmentGroup[] {
  if (typeof allowed === 'string') return [];
  return order.fulfillmentGroups.filter((group) =>
    lookUp(allowed.groups, group.fulfillmentGroupId)?.includes('deliveryChange'),
  );
}

/** S5.49: there must be a group whose address can be changed. */
export function whyNotChangeAddress(order: Order, allowed: AllowedNow): WhyNot | null {
  if (order.items.length === 0) return 'itemsMissing';
  if (typeof allowed === 'string') return allowed;
  return groupsWithDeliveryChange(order, allowed).length > 0 ? null : 'noDeliveryChange';
}

/** S6.15: items of fulfillers that the user acts for, and that the fulfillment order manager knows. */
export function itemsForFulfiller(order: Order, permissions: Permissions): Item[] {
  return order.items.filter(
    (item) => isWithFulfiller(item) && canActForFulfiller(permissions, itemFulfillerId(item)),
  );
}

/** S6.15: there must be an item whose status the user can update. */
export function whyNotUpdateStatus(order: Order, permissions: Permissions): WhyNot | null {
  return itemsForFulfiller(order, permissions).length > 0 ? null : 'noItemForFulfiller';
}
