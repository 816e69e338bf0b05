import { type Address, EMPTY_ADDRESS } from '#domain/address.ts';
import { type FulfillmentGroup, groupItems, type Order } from './order.ts';

/**
 * The current address of a fulfillment group: the group's own, or else that of its first item with an
 * address; empty if there is none.
 */
export function groupAddress(order: Order, group: FulfillmentGroup | undefined): Address {
  if (!group) return EMPTY_ADDRESS;
  const item = groupItems(order, group).find((one) => one.destinationAddress !== null);
  return group.destinationAddress ?? item?.destinationAddress ?? EMPTY_ADDRESS;
}
