import { type Address, EMPTY_ADDRESS } from '#domain/address.ts';
import { type FulfillmentGroup, groupItems, type Order } from './order.ts';

/** The group's own address, or else that of its first item with an address, or else EMPTY_ADDRESS. */
export function groupAddress(order: Order, group: FulfillmentGroup | undefined): Address {
  if (!group) return EMPTY_ADDRESS;
  const item = groupItems(order, group).find((one) => one.destinationAddress !== null);
  return group.destinationAddress ?? item?.destinationAddress ?? EMPTY_ADDRESS;
}
