import { itemIdentifiers, orderIdsIn } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { groupIds } from '#domain/results/columnValues.ts';
import { queryTokens } from './queryText.ts';

/** Shorter ones are rather words of a name. */
const ID_MIN_LENGTH = 4;

/** The IDs that a text lists, or none where it is anything but a list of IDs. */
function listedIds(text: string): string[] {
  const words = queryTokens(text).map((token) => token.replace(/^\+?"?|"$/g, ''));
  const isList = words.every((word) => /^[^\s*-][^\s*]*$/.test(word) && /\d/.test(word));
  const ids = words.filter((word) => word.length >= ID_MIN_LENGTH);
  return isList && ids.length === words.length ? [...new Set(ids)] : [];
}

/** Whether a text lists IDs, some of which may be missing. */
export function isIdList(text: string): boolean {
  return listedIds(text).length > 1;
}

/** Every id that an order, its groups and its items answer to. */
function idsOf(order: Order): string[] {
  return [
    order.orderId,
    order.merchantOrderId,
    ...orderIdsIn(order, 'fulfiller'),
    ...groupIds(order, 'platform'),
    ...groupIds(order, 'short'),
    ...order.items.flatMap(itemIdentifiers),
  ];
}

/**
 * Which of the IDs that a search text lists no order among these answers to, as they were typed. None where the text
 * is no list of IDs, or where none of it is one: then it was meant otherwise.
 */
export function missingIds(text: string, orders: readonly Order[]): string[] {
  const listed = listedIds(text);
  const known = new Set(orders.flatMap(idsOf).map((id) => id.toLowerCase()));
  const missing = listed.filter((id) => !known.has(id.toLowerCase()));
  return missing.length < listed.length ? missing : [];
}
