import { itemAlerts } from './alerts.ts';
import type { AllowedActions } from './allowedActions.ts';
import { type Item, itemFulfillerId } from './item.ts';
import { isRoutingSuspended, itemStatus } from './itemStatus.ts';
import type { Order } from './order.ts';
import { canActForFulfiller, type Permissions } from './permissions.ts';

/** Why an action cannot apply now; each is a text of `actions:whyNot`. */
export type WhyNot =
  | 'loading'
  | 'cancellationUnsupported'
  | 'alreadyCancelled'
  | 'cancellationPending'
  | 'alreadyShipped'
  | 'alreadyRejected'
  | 'notRouted'
  | 'notRoutingSuspended'
  | 'noAlerts'
  | 'noDeliveryChange'
  | 'noItemForFulfiller'
  | 'noCallback';

/** What the item's own status forbids, before the platform is even asked. */
function whyNotByStatus(item: Item): WhyNot | null {
  const { type, partial, isPendingCancellation } = itemStatus(item);
  if (isPendingCancellation) return 'cancellationPending';
  if (type === 'cancelled' && !partial) return 'alreadyCancelled';
  if (type === 'shipped' && !partial) return 'alreadyShipped';
  return null;
}

/** S5.23: the platform must allow orderItemCancellation on the item. */
export function whyNotCancelItem(item: Item, allowed: AllowedActions | null): WhyNot | null {
  if (!allowed) return 'loading';
  if (allowed.items[item.itemId]?.includes('orderItemCancellation')) return null;
  return whyNotByStatus(item) ?? 'cancellationUnsupported';
}

/** S5.23: the platform must allow orderCancellation on the order. */
export function whyNotCancelOrder(order: Order, allowed: AllowedActions | null): WhyNot | null {
  if (!allowed) return 'loading';
  if (allowed.order.includes('orderCancellation')) return null;
  const reasons = new Set(order.items.map(whyNotByStatus));
  const [only] = reasons;
  return (reasons.size === 1 && only) || 'cancellationUnsupported';
}

/** Known to the fulfilment order manager, which names things by short ids (S6.15). */
export function isWithFulfiller(item: Item): boolean {
  return itemFulfillerId(item) !== '' && item.shortItemId !== '';
}

/** S5.26, S5.28, S4.21: routed, with a fulfiller's or short id, and neither rejected nor past it. */
export function whyNotRejectItem(item: Item): WhyNot | null {
  if (itemStatus(item).isRejected) return 'alreadyRejected';
  if (itemFulfillerId(item) === '' || (item.fulfillerItemId === '' && item.shortItemId === ''))
    return 'notRouted';
  return whyNotByStatus(item);
}

/** S5.29 */
export function whyNotRetryRouting(item: Item): WhyNot | null {
  return isRoutingSuspended(item) ? null : 'notRoutingSuspended';
}

/** S5.33: there must be an alert that can be cleared. `now` in epoch milliseconds. */
export function whyNotClearAlerts(items: readonly Item[], now: number): WhyNot | null {
  return items.some((item) => itemAlerts(item, now).some((alert) => alert.clearable)) ? null : 'noAlerts';
}

/** S5.49: only groups with a deliveryChange action. */
export function groupsWithDeliveryChange(order: Order, allowed: AllowedActions | null) {
  return order.fulfillmentGroups.filter((group) =>
    allowed?.groups[group.fulfillmentGroupId]?.includes('deliveryChange'),
  );
}

export function whyNotChangeAddress(order: Order, allowed: AllowedActions | null): WhyNot | null {
  if (!allowed) return 'loading';
  return groupsWithDeliveryChange(order, allowed).length > 0 ? null : 'noDeliveryChange';
}

/** S6.15: items of fulfillers the person acts for, known to the fulfilment order manager. */
export function itemsForFulfiller(order: Order, permissions: Permissions): Item[] {
  return order.items.filter(
    (item) => isWithFulfiller(item) && canActForFulfiller(permissions, itemFulfillerId(item)),
  );
}

export function whyNotUpdateStatus(order: Order, permissions: Permissions): WhyNot | null {
  return itemsForFulfiller(order, permissions).length > 0 ? null : 'noItemForFulfiller';
}
