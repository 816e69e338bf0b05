import type { Item } from './item.ts';

/** The fields of the item filter (S2.76). */
export const ITEM_FILTER_FIELDS = ['itemId', 'merchantItemId', 'shortItemId', 'fulfillmentGroupId'] as const;
export type ItemFilterField = (typeof ITEM_FILTER_FIELDS)[number];
/** A pattern per field; '' filters nothing. */
export type ItemFilter = Readonly<Record<ItemFilterField, string>>;

export const NO_ITEM_FILTER: ItemFilter = {
  itemId: '',
  merchantItemId: '',
  shortItemId: '',
  fulfillmentGroupId: '',
};

/** The values that a field's pattern is compared with: a group matches by both of its IDs. */
function valuesOf(item: Item, field: ItemFilterField): string[] {
  const values =
    field === 'fulfillmentGroupId' ? [item.fulfillmentGroupId, item.shortFulfillmentGroupId] : [item[field]];
  return values.filter((value) => value !== '');
}

/** Whether the parts between the stars occur one after the other. */
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
 * Whether the value answers to the pattern, upper and lower case alike: without a star it only has to occur in the
 * value; `*` stands for anything, and the pattern then means the whole value. Compared by hand, not by a regular
 * expression: every text is a pattern, none throws, none is slow (S2.76).
 */
export function matchesPattern(value: string, pattern: string): boolean {
  const [text, wanted] = [value.toLowerCase(), pattern.trim().toLowerCase()];
  if (!wanted.includes('*')) return text.includes(wanted);
  const parts = wanted.split('*');
  const [first, last] = [parts[0] ?? '', parts.at(-1) ?? ''];
  if (text.length < first.length + last.length) return false;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  return followsParts(text.slice(first.length, text.length - last.length), parts.slice(1, -1));
}

export function isFiltering(filter: ItemFilter): boolean {
  return ITEM_FILTER_FIELDS.some((field) => filter[field].trim() !== '');
}

/** The items that answer to every pattern given. */
export function filterItems(items: readonly Item[], filter: ItemFilter): Item[] {
  const wanted = ITEM_FILTER_FIELDS.filter((field) => filter[field].trim() !== '');
  return items.filter((item) =>
    wanted.every((field) => valuesOf(item, field).some((value) => matchesPattern(value, filter[field]))),
  );
}

/** S2.76: a field that no item has a value for finds nothing, and says so. */
export function hasValues(items: readonly Item[], field: ItemFilterField): boolean {
  return items.some((item) => valuesOf(item, field).length > 0);
}
