import type { Item } from '#domain/item/item.ts';
import { isReorderable } from '#domain/item/itemStage.ts';
import { REORDER_WARN_ABOVE_ITEMS, SPLIT_ABOVE_ITEMS, SPLIT_DEFAULT_SIZE } from '#domain/limits.ts';
import { chunks } from '#domain/lists.ts';
import { groupItems, type Order } from '#domain/order/order.ts';

/** `split`: several orders; `quick`: one order; `changes`: in the order placement application (S4.58). */
export type ReorderMode = 'split' | 'quick' | 'changes';

/** The options of a reorder (S2.63, S5.52). */
export interface ReorderOptions {
  /** Whether only past promise dates move to today. If false, all promise dates move (S9.8). */
  keepDates: boolean;
  /** Whether the reorder gets new merchant order, customer and item IDs (S9.9). */
  newIdentifiers: boolean;
  /** Whether the reorder omits the links to the original order and items. */
  unlink: boolean;
}

/** One order to place: the IDs of the original items that it repeats, by fulfillment group. */
export interface PlannedOrder {
  groups: readonly (readonly string[])[];
}

export interface ReorderPlan {
  orders: readonly PlannedOrder[];
  /** Items that cannot be reordered: cancelled, pending cancellation or shipped (S4.46). */
  leftOut: readonly Item[];
}

/** S4.58: only orders with more than 20 items can be split. */
export function reorderModes(itemCount: number): ReorderMode[] {
  return itemCount > SPLIT_ABOVE_ITEMS ? ['split', 'quick', 'changes'] : ['quick', 'changes'];
}

/** S4.58: the default mode of a reorder. */
export function defaultReorderMode(itemCount: number): 'split' | 'quick' {
  return itemCount > SPLIT_ABOVE_ITEMS ? 'split' : 'quick';
}

/** S5.52: the warnings before a reorder, as keys of the texts in `reorder:warning`. */
export function reorderWarnings(
  itemCount: number,
  options: ReorderOptions,
): ('tooLarge' | 'large' | 'linked' | 'notTraceable')[] {
  return [
    ...(itemCount > REORDER_WARN_ABOVE_ITEMS ? (['tooLarge'] as const) : []),
    ...(itemCount > SPLIT_ABOVE_ITEMS && itemCount <= REORDER_WARN_ABOVE_ITEMS ? (['large'] as const) : []),
    ...(options.unlink ? [] : (['linked'] as const)),
    ...(isTraceable(options) ? [] : (['notTraceable'] as const)),
  ];
}

/**
 * Whether the console can find the new order if no response is received. If the new order keeps the
 * original's identifiers and has no link, only its date distinguishes it from the original, which is not
 * reliable enough.
 */
export function isTraceable({ newIdentifiers, unlink }: ReorderOptions): boolean {
  return newIdentifiers || !unlink;
}

/** The order with only the items with these IDs, also in its groups. An empty list keeps everything. */
export function withOnlyTheseItems(order: Order, itemIds: readonly string[]): Order {
  if (itemIds.length === 0) return order;
  // R433: the group can list an item in another letter case.
  const chosen = new Set(itemIds.map((itemId) => itemId.toLowerCase()));
  const part = { ...order, items: order.items.filter(({ itemId }) => itemIds.includes(itemId)) };
  const fulfillmentGroups = order.fulfillmentGroups
    .filter((group) => groupItems(part, group).length > 0)
    .map((group) => ({
      ...group,
      itemIds: group.itemIds.filter((itemId) => chosen.has(itemId.toLowerCase())),
    }));
  return { ...part, fulfillmentGroups };
}

/** The split size that the user entered; null if it is not a whole number from 1 to 100. */
export function parseSplitSize(text: string): number | null {
  const size = Number(text.trim());
  const isSize = /^\d+$/.test(text.trim()) && size >= 1 && size <= REORDER_WARN_ABOVE_ITEMS;
  return isSize ? size : null;
}

/** The order's items by fulfillment group, each item once; items without a group come last. */
function itemsByGroup(order: Order): Item[][] {
  const left = new Map(order.items.map((item) => [item.itemId, item]));
  const groups = order.fulfillmentGroups.map((group) => {
    const items = groupItems(order, group).filter((item) => left.has(item.itemId));
    for (const item of items) left.delete(item.itemId);
    return items;
  });
  return [...groups, [...left.values()]].filter((items) => items.length > 0);
}

/**
 * The orders that a reorder places (S9.10, S9.11); together they contain every reorderable item exactly once.
 * With a split size, each order contains at most that many items of one group; without one, a single order
 * contains all groups.
 */
export function planReorder(order: Order, splitSize: number | null): ReorderPlan {
  const groups = itemsByGroup(order)
    .map((items) => items.filter(isReorderable).map((item) => item.itemId))
    .filter((ids) => ids.length > 0);
  const leftOut = order.items.filter((item) => !isReorderable(item));
  if (groups.length === 0) return { orders: [], leftOut };
  if (splitSize === null) return { orders: [{ groups }], leftOut };
  const parts = groups.flatMap((ids) => chunks(ids, splitSize));
  return { orders: parts.map((ids) => ({ groups: [ids] })), leftOut };
}

/** The split size for bulk runs (S4.58, S9.11); null if the order is not split. */
export function defaultSplitSize(itemCount: number): number | null {
  return defaultReorderMode(itemCount) === 'split' ? SPLIT_DEFAULT_SIZE : null;
}

export function plannedItemIds({ groups }: PlannedOrder): string[] {
  return groups.flat();
}
