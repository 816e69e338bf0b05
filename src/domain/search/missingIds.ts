import { groupIds, itemIdentifiers, orderIdsInFormat, shortId } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { queryTokens } from './queryText.ts';

/** The minimum length of an ID; shorter text is more likely part of a name. */
const ID_MIN_LENGTH = 4;

/** The first eight characters of a UUID and a wildcard, which a search for a short ID contains (R90). */
const PREFIX = /^[0-9a-f]{8}\*$/i;

/** The distinct IDs, ignoring letter case. A short form whose UUID is also listed is a duplicate (R193). */
function withoutDuplicates(ids: readonly string[]): string[] {
  const seen = new Set<string>(ids.filter((id) => shortId(id) !== id).map((id) => shortId(id).toLowerCase()));
  return ids.filter((id) => {
    const key = id.toLowerCase().replace(/\*$/, '');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The IDs in a text, each once; none if the text contains anything else. */
function listedIds(text: string): string[] {
  const words = queryTokens(text).map((token) => token.replace(/^\+?"?|"$/g, ''));
  const isId = (word: string) => /^[^\s*-][^\s*]*$/.test(word) && /\d/.test(word);
  const isList = words.every((word) => PREFIX.test(word) || isId(word));
  const ids = words.filter((word) => word.length >= ID_MIN_LENGTH);
  return isList && ids.length === words.length ? withoutDuplicates(ids) : [];
}

/** Whether a text lists several IDs, so that some of them may be missing from the results. */
export function isIdList(text: string): boolean {
  return listedIds(text).length > 1;
}

function searchableIds(order: Order): string[] {
  return [
    order.orderId,
    order.merchantOrderId,
    ...orderIdsInFormat(order, 'fulfiller'),
    ...groupIds(order, 'platform'),
    ...groupIds(order, 'short'),
    ...order.items.flatMap(itemIdentifiers),
  ];
}

/**
 * The IDs in a search text that match none of these orders; their wildcards are removed. Empty if the text is
 * not a list of IDs, or if none of its IDs match, because the user then probably searched for something else.
 */
export function missingIds(text: string, orders: readonly Order[]): string[] {
  const listed = listedIds(text);
  const ids = orders.flatMap(searchableIds).map((id) => id.toLowerCase());
  const known = new Set(ids.flatMap((id) => [id, shortId(id), `${id.slice(0, 8)}*`]));
  const missing = listed.filter((id) => !known.has(id.toLowerCase()));
  return missing.length < listed.length ? missing.map((id) => id.replace(/\*$/, '')) : [];
}
