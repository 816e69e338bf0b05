import type { Address } from '#domain/address/address.ts';
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

/**
 * R464: the typed fields that differ from the loaded address; null if none does. The other fields follow the
 * address when the order is loaded again.
 */
export function fieldsUnlike(loaded: Address, typed: Partial<Address>): Partial<Address> | null {
  const unlike = (Object.keys(typed) as (keyof Address)[]).filter((field) => typed[field] !== loaded[field]);
  return unlike.length === 0 ? null : Object.fromEntries(unlike.map((field) => [field, typed[field]]));
}

/**
 * R110: the entered address without the spaces around what the user typed. A field with a value that one of the
 * loaded addresses has stays as it is.
 */
export function withoutTypedSpaces(entered: Address, loaded: readonly Address[]): Address {
  const typed = (Object.keys(entered) as (keyof Address)[]).flatMap((field) => {
    const value = entered[field];
    const isLoaded = loaded.some((one) => one[field] === value);
    return typeof value === 'string' && !isLoaded ? [[field, value.trim()] as const] : [];
  });
  return { ...entered, ...Object.fromEntries(typed) };
}

const REQUIRED_FIELDS = ['street1', 'city', 'country'] as const satisfies readonly (keyof Address)[];

export function isRequiredField(field: keyof Address): boolean {
  return REQUIRED_FIELDS.some((needed) => needed === field);
}

/** R110: the required fields that the user cleared. Fields that were already empty are not included. */
export function clearedRequiredFields(before: Address, after: Address): (keyof Address)[] {
  return REQUIRED_FIELDS.filter((field) => before[field].trim() !== '' && after[field].trim() === '');
}
