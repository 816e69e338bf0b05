import { type Address, changedAddressFields, EMPTY_ADDRESS } from '#domain/address/address.ts';
import { type DeliveryRequest, isPickupPoint } from '#domain/delivery/deliveryRequest.ts';
import type { Item } from '#domain/item/item.ts';
import { type FulfillmentGroup, groupItems, groupOf, type Order } from './order.ts';
import { itemDestinations } from './orderParties.ts';

function sameAddress(a: Address, b: Address): boolean {
  return changedAddressFields(a, b).length === 0;
}

/** S2.81 'shipped to': the distinct addresses of the shipments, or else those of the item (R344). */
export function deliveryAddresses(item: Item, order: Order): Address[] {
  const shipped = item.shipmentDestinationAddresses;
  const all = shipped.length > 0 ? shipped : itemDestinations(item, order);
  return all.filter((one, index) => all.findIndex((other) => sameAddress(one, other)) === index);
}

/** The group's own address, or else the first one to which its items are shipped (R344), or else EMPTY_ADDRESS. */
export function groupAddress(order: Order, group: FulfillmentGroup | undefined): Address {
  if (!group) return EMPTY_ADDRESS;
  const [shippedTo] = groupItems(order, group).flatMap((item) => itemDestinations(item, order));
  return group.destinationAddress ?? shippedTo ?? EMPTY_ADDRESS;
}

/** The own address of the item's group; null if the group has none. */
export function ownGroupAddress(order: Order, item: Item): Address | null {
  return groupOf(order, item)?.destinationAddress ?? null;
}

/** S2.81 'billed to': the item's consignee address (S3.22), or null. An item has no billing address. */
export function billingAddress(item: Item): Address | null {
  return item.consigneeAddress;
}

/** The distinct URLs of the item's delivery requests, which show whether its address is a pickup point. */
export function deliveryRequestHrefs(item: Item): string[] {
  const hrefs = item.deliveryConfigurations.flatMap((one) => one.deliveryRequestHref ?? []);
  return [...new Set(hrefs)];
}

export function isSamePickupPoint(a: DeliveryRequest, b: DeliveryRequest): boolean {
  return isPickupPoint(a) && isPickupPoint(b) && a.url === b.url && sameAddress(a.address, b.address);
}
