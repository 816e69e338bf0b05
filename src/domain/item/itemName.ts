import { shorten } from '#domain/shorten.ts';
import type { Item } from './item.ts';

/** The maximum length of a product name in a dialog or a menu, in characters. */
const NAME_MAX = 80;

/** The item's product name, or its ID if it has none. Long names are shortened. */
export function itemName(item: Item): string {
  return shorten(item.productName || item.itemId, NAME_MAX);
}

/**
 * R522: the item's name and short ID, which tells items with the same name apart, or else its ID. R517: only
 * the ID of an item without a name.
 */
export function itemNameWithId(item: Item): string {
  const id = item.shortItemId || item.itemId;
  return item.productName ? `${itemName(item)} (${id})` : id;
}

/**
 * R469, R517: the item's name, with its ID if another item has the same name; only its ID if it has no name. A
 * dialog passes the ID that it shows beside the item.
 */
export function itemNameAmong(
  item: Item,
  items: readonly Item[],
  id = item.shortItemId || item.itemId,
): string {
  return item.productName ? distinctItemName(itemName(item), item, items, id) : id;
}

/** R469: the `name` of the item, with its ID if another item of the order has the same product name. */
export function distinctItemName(
  name: string,
  item: Item,
  items: readonly Item[],
  id = item.shortItemId || item.itemId,
): string {
  const isShared = items.some(
    ({ itemId, productName }) => productName === item.productName && itemId !== item.itemId,
  );
  return isShared ? `${name} (${id})` : name;
}
