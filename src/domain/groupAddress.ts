import { type Address, EMPTY_ADDRESS } from './address.ts';
import { type FulfillmentGroup, groupItems, type Order } from './order.ts';

/** Where a fulfillment group goes now: what the order says of it, or else its first item that says so. */
export function groupAddress(order: Order, group: FulfillmentGroup | undefined): Address {
  if (!group) return EMPTY_ADDRESS;
  const item = groupItems(order, group).find((one) => one.destinationAddress !== null);
  return group.destinationAddress ?? item?.destinationAddress ?? EMPTY_ADDRESS;
}
