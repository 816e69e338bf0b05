import { type Address, EMPTY_ADDRESS } from '#domain/address.ts';
import { type FulfillmentGroup, groupItems, type Order } from './order.ts';

/** The current address of a fulfillment group: from the order, or else from its first item that has one. */
export function groupAddress(order: Order, group: FulfillmentGroup | undefined): Address {
  if (!group) return EMPTY_ADDRESS;
  const item = groupItems(order, group).find((one) => one.destinationAddress !== null);
  return group.destinationAddress ?? item?.destinationAddress ?? EMPTY_ADDRESS;
}
