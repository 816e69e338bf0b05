import { foldText } from '#domain/foldText.ts';
import { itemIdentifiers } from '#domain/identifiers.ts';
import { type Fulfiller, publicFulfillerId } from '#domain/order/merchant.ts';
import { distinctIds, isSameId } from '#domain/sameId.ts';
import { type Item, itemFulfillerId } from './item.ts';
import type { StatusType } from './itemStatus.ts';
import { STATUS_TYPES, statusParts } from './statusParts.ts';

/** The fields that the user can filter with a pattern (S2.76). */
export const ITEM_FILTER_FIELDS = ['itemId', 'merchantItemId', 'shortItemId', 'fulfillmentGroupId'] as const;
export type ItemFilterField = (typeof ITEM_FILTER_FIELDS)[number];
/** One pattern per field; '' does not filter. */
type Patterns = Readonly<Record<ItemFilterField, string>>;

/** The filter value for items without a fulfiller. */
export const NO_FULFILLER = '-';

/** R71: the filter of an order's items. */
export interface ItemFilter extends Patterns {
  /** A pattern for the product name, the SKUs or any ID; '' does not filter. */
  text: string;
  /** Finds items with some or all of their pieces in this status; null does not filter. */
  status: StatusType | null;
  /** A fulfiller's ID, or NO_FULFILLER; '' does not filter. */
  fulfiller: string;
}

export const NO_ITEM_FILTER: ItemFilter = {
  text: '',
  status: null,
  fulfiller: '',
  itemId: '',
  merchantItemId: '',
  shortItemId: '',
  fulfillmentGroupId: '',
};

/** A group has two IDs, and the pattern can match either of them. */
function fieldValues(item: Item, field: ItemFilterField): string[] {
  const values =
    field === 'fulfillmentGroupId' ? [item.fulfillmentGroupId, item.shortFulfillmentGroupId] : [item[field]];
  return values.filter((value) => value !== '');
}

function followsParts(value: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = value.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

/**
 * Whether the value matches the pattern, ignoring case and accents (R605). Without an asterisk, the value only
 * has to contain the pattern. `*` matches any text, and the pattern must then match the whole value. Regular
 * expressions are not used, so that every text is a valid pattern and no pattern is slow (S2.76).
 */
export function matchesPattern(value: string, pattern: string): boolean {
  const [text, wanted] = [foldText(value), foldText(pattern)];
  if (!wanted.includes('*')) return text.includes(wanted);
  const parts = wanted.split('*');
  const [first, last] = [parts[0] ?? '', parts.at(-1) ?? ''];
  if (text.length < first.length + last.length) return false;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  return followsParts(text.slice(first.length, text.length - last.length), parts.slice(1, -1));
}

const PARAMETERS = {
  text: 'itemText',
  status: 'itemStatus',
  fulfiller: 'itemFulfiller',
  itemId: 'itemIdLike',
  merchantItemId: 'merchantItemIdLike',
  shortItemId: 'shortItemIdLike',
  fulfillmentGroupId: 'groupIdLike',
} as const satisfies Record<keyof ItemFilter, string>;
const FIELDS = Object.keys(PARAMETERS) as (keyof ItemFilter)[];

/** The filter in a URL; an unknown status is ignored. */
export function parseItemFilter(params: URLSearchParams): ItemFilter {
  const held = (field: keyof ItemFilter) => params.get(PARAMETERS[field]) ?? '';
  return {
    text: held('text'),
    status: STATUS_TYPES.find((type) => type === held('status')) ?? null,
    fulfiller: held('fulfiller'),
    itemId: held('itemId'),
    merchantItemId: held('merchantItemId'),
    shortItemId: held('shortItemId'),
    fulfillmentGroupId: held('fulfillmentGroupId'),
  };
}

export function withItemFilter(params: URLSearchParams, filter: ItemFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const field of FIELDS) {
    if (filter[field]) next.set(PARAMETERS[field], filter[field]);
    else next.delete(PARAMETERS[field]);
  }
  return next;
}

export function isItemFilterActive(filter: ItemFilter): boolean {
  return FIELDS.some((field) => (filter[field] ?? '').trim() !== '');
}

function fulfillerOf(item: Item, known: readonly Fulfiller[]): string {
  return publicFulfillerId(itemFulfillerId(item), known) || NO_FULFILLER;
}

function texts(item: Item): string[] {
  const { productName, skuCode, orderedSkuCode, fulfillerOrderId, printJob } = item;
  const ids = [...itemIdentifiers(item), ...fieldValues(item, 'fulfillmentGroupId'), fulfillerOrderId];
  return [productName, skuCode, orderedSkuCode, ...ids, printJob?.shortId ?? ''];
}

/** `known` are the fulfillers in the platform's list (R531). */
export function filterItems(items: readonly Item[], filter: ItemFilter, known: readonly Fulfiller[]): Item[] {
  const wanted = ITEM_FILTER_FIELDS.filter((field) => filter[field].trim() !== '');
  const { text, status } = filter;
  const fulfiller = publicFulfillerId(filter.fulfiller, known);
  return items.filter(
    (item) =>
      (status === null || statusParts(item).some(({ type }) => type === status)) &&
      (fulfiller === '' || isSameId(fulfillerOf(item, known), fulfiller)) &&
      (text.trim() === '' || texts(item).some((value) => matchesPattern(value, text))) &&
      wanted.every((field) => fieldValues(item, field).some((value) => matchesPattern(value, filter[field]))),
  );
}

/**
 * The statuses and fulfillers that the filter offers, each with its number of items. Those that the user has
 * chosen are included even if no item has them any longer. R531: a fulfiller is offered once, by its public ID.
 */
export function itemFilterChoices(
  items: readonly Item[],
  status: ItemFilter['status'],
  fulfiller: ItemFilter['fulfiller'],
  known: readonly Fulfiller[],
) {
  const parts = items.map((item) => new Set(statusParts(item).map(({ type }) => type)));
  const statuses = STATUS_TYPES.map((type) => ({
    type,
    count: parts.filter((types) => types.has(type)).length,
  })).filter(({ type, count }) => count > 0 || type === status);
  const used = items.map((item) => fulfillerOf(item, known));
  const chosen = fulfiller === '' ? [] : [publicFulfillerId(fulfiller, known)];
  const fulfillers = distinctIds([...used, ...chosen]).map((id) => ({
    id,
    count: used.filter((other) => isSameId(other, id)).length,
  }));
  return { statuses, fulfillers };
}

/** S2.76: whether any item has a value for the field. Otherwise the filter says that it cannot match. */
export function hasFilterFieldValues(items: readonly Item[], field: ItemFilterField): boolean {
  return items.some((item) => fieldValues(item, field).length > 0);
}
