import type { Address } from '#domain/address/address.ts';
import { recipientName } from '#domain/address/recipient.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { distinctIds } from '#domain/sameId.ts';
import { groupOf, type Order } from './order.ts';

/** The IDs of the order's fulfillers (see `itemFulfillerId`), without duplicates. */
export function orderFulfillerIds(order: Order): string[] {
  return distinctIds(order.items.map(itemFulfillerId).filter((id) => id !== ''));
}

/**
 * R344: the address of the item, or else those of its delivery configurations, or else that of its group; empty
 * if there is none.
 */
export function itemDestinations(item: Item, order: Order): Address[] {
  const sources: (Pick<Item, 'destinationAddress'> | undefined)[][] = [
    [item],
    item.deliveryConfigurations,
    [groupOf(order, item)],
  ];
  const found = sources.map((source) => source.flatMap((one) => one?.destinationAddress ?? []));
  return found.find((addresses) => addresses.length > 0) ?? [];
}

/** The recipients' names, each once; the customer's name if no address contains one (S2.50). */
export function orderRecipients(order: Order): string[] {
  const addresses = order.items.flatMap((item) => itemDestinations(item, order));
  const names = addresses.map(recipientName).filter(Boolean);
  return names.length > 0 ? [...new Set(names)] : [order.customerName].filter(Boolean);
}
