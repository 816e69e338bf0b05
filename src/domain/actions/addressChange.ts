import type { Address } from '#domain/address.ts';
import { currentStatus, type Item } from '#domain/item/item.ts';
import { isFinished } from '#domain/item/itemStage.ts';
import { type FulfillmentGroup, groupItems, type Order } from '#domain/order/order.ts';

/**
 * The order with only the fulfillment groups of the items with these IDs, each with all of its items, because
 * an address changes for a whole group. An empty list keeps everything.
 */
export function withWholeGroupsOf(order: Order, itemIds: readonly string[]): Order {
  if (itemIds.length === 0) return order;
  const isChosen = (itemId: string) => itemIds.includes(itemId);
  const fulfillmentGroups = order.fulfillmentGroups.filter(
    (group) =>
      group.itemIds.some(isChosen) || groupItems(order, group).some(({ itemId }) => isChosen(itemId)),
  );
  const inGroups = new Set(fulfillmentGroups.flatMap((group) => groupItems(order, group)));
  const items = order.items.filter((item) => inGroups.has(item) || isChosen(item.itemId));
  return { ...order, items, fulfillmentGroups };
}

/**
 * R159: the items of the group that are not shipped, cancelled or rejected. All items if there are none,
 * because the platform alone decides whether the address of the group can change.
 */
export function itemsAffectedByAddressChange(order: Order, group: FulfillmentGroup): Item[] {
  const items = groupItems(order, group);
  const open = items.filter((item) => !isFinished(item) && !currentStatus(item, 'rejected'));
  return open.length > 0 ? open : items;
}

const VALIDATED_FIELDS = ['email', 'phone', 'postalCode'] as const satisfies readonly (keyof Address)[];
export type ValidatedField = (typeof VALIDATED_FIELDS)[number];

export function isValidatedField(field: keyof Address): field is ValidatedField {
  return VALIDATED_FIELDS.some((warned) => warned === field);
}

const FOUR_DIGITS = /^[1-9]\d{3}$/;
const FIVE_DIGITS = /^\d{5}$/;

/** The postal code formats of the most common countries, without spaces, hyphens and country prefixes. */
const POSTAL_CODES: ReadonlyMap<string, RegExp> = new Map([
  ['NL', /^[1-9]\d{3}[A-Z]{2}$/],
  ['DE', FIVE_DIGITS],
  ['AT', FOUR_DIGITS],
  ['CH', FOUR_DIGITS],
  ['FR', FIVE_DIGITS],
  ['IT', FIVE_DIGITS],
  ['BE', FOUR_DIGITS],
  ['GB', /^([A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/],
  ['US', /^\d{5}(\d{4})?$/],
]);

/** A prefix such as "D-" or "NL-", which some people write before a postal code. */
const PREFIX = /^[A-Z]{1,2}-(?=\d)/;

function fitsCountry({ postalCode, country }: Address): boolean {
  const code = postalCode.trim().toUpperCase().replace(PREFIX, '').replace(/[\s-]/g, '');
  return POSTAL_CODES.get(country)?.test(code) ?? true;
}

/**
 * R162: whether the field contains a value that cannot be right: an email address without an "@", a phone
 * number without digits, or a postal code in the wrong format for its country. An empty field is not wrong.
 */
export function isImplausible(field: ValidatedField, address: Address): boolean {
  const value = address[field].trim();
  if (value === '') return false;
  if (field === 'email') return !/^[^\s@]+@[^\s@]+$/.test(value);
  return field === 'phone' ? !/\p{Nd}/u.test(value) : !fitsCountry(address);
}
