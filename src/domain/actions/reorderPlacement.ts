import { type ByKey, byKey, lookUp } from '#domain/byKey.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { Item } from '#domain/item/item.ts';
import { isReorderable } from '#domain/item/itemStage.ts';
import { firstLink } from '#domain/links/links.ts';
import type { MerchantOrder, MerchantOrderItem } from '#domain/order/merchantOrder.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { isSameId } from '#domain/sameId.ts';
import { type MovingDay, movePromise, promiseOf } from './movePromise.ts';
import type { ReorderOptions } from './reorderPlan.ts';

export interface PlacedItem {
  /** Its index in its group of the source order, from 0. */
  index: number;
  merchantItemId: string;
  /** The link to the original item, or null for no link. */
  originalItem: string | null;
}

export interface PlacedGroup extends ArrivalPromise {
  /** Its index among the groups of the source order, from 0. */
  index: number;
  items: PlacedItem[];
}

/**
 * An order that is placed again: the order as the merchant placed it, and the values that may differ from it.
 */
export interface Placement {
  source: MerchantOrder;
  merchantOrderId: string;
  merchantCustomerId: string;
  groups: PlacedGroup[];
  /** The link to the original order, or null for no link. */
  originalOrder: string | null;
}

/** Identifiers for a reorder, generated before anything is sent and then never changed (S9.9). */
export interface GeneratedIds {
  merchantOrderId: string;
  merchantCustomerId: string;
  /** By the ID of the original item. */
  merchantItemIds: ByKey<string>;
}

/**
 * The reasons why an order cannot be placed as planned.
 * - itemGone: the platform or the merchant's order does not contain an item
 * - notReorderable: an item was cancelled or shipped in the meantime, or its cancellation is pending
 * - noLink: the platform provides no link to the original order or to an item
 */
export type PlacementProblem = 'itemGone' | 'notReorderable' | 'noLink';

export interface PlacementSources {
  /** The order as the merchant placed it, loaded immediately before the reorder. */
  request: MerchantOrder;
  /** The order's items on the platform, loaded immediately before the reorder. */
  items: readonly Item[];
  /** The link to the original order; null if the platform provides none. */
  originalOrder: string | null;
}

export interface PlacementChoices extends MovingDay {
  itemIds: readonly string[];
  /** null keeps the original's identifiers. */
  generatedIds: GeneratedIds | null;
  options: ReorderOptions;
}

/** Generates identifiers for a reorder of these items (S9.9); `newId` returns a new one on each call. */
export function generateIds(itemIds: readonly string[], newId: () => string): GeneratedIds {
  return {
    merchantOrderId: newId(),
    merchantCustomerId: newId(),
    merchantItemIds: byKey(itemIds.map((itemId) => [itemId, newId()])),
  };
}

/** R433: the items with their IDs as the plan writes them, because its items may come from another service. */
export function withPlannedIds(items: readonly Item[], plannedIds: readonly string[]): Item[] {
  return items.map((item) => ({
    ...item,
    itemId: plannedIds.find((id) => isSameId(id, item.itemId)) ?? item.itemId,
  }));
}

/** The fingerprint of the data of a planned reorder. If it changes, the user saw another plan. */
export function planFingerprint(items: readonly Item[], itemIds: readonly string[]): string {
  const known = new Map(items.map((item) => [item.itemId, item]));
  return fingerprint(
    itemIds.map((itemId) => {
      const item = known.get(itemId);
      return item && [itemId, item.quantity, item.skuCode, isReorderable(item)];
    }),
  );
}

/**
 * Whether a line of the merchant's order and an item of the platform are the same. Compares their item IDs
 * or, if the line has no item ID, their merchant item IDs.
 */
export function isLineOf(line: MerchantOrderItem, item: Item): boolean {
  if (line.itemId !== '') return isSameId(line.itemId, item.itemId);
  return line.merchantItemId !== '' && line.merchantItemId === item.merchantItemId;
}

/**
 * The groups to place, and the items of which they contain a line. R337: if several items have the same
 * merchant item ID, each line is that of another item.
 */
function groupsOf(
  { request }: PlacementSources,
  { generatedIds, options, today, timezone }: PlacementChoices,
  wanted: readonly Item[],
): { groups: PlacedGroup[]; used: ReadonlySet<Item> } {
  const used = new Set<Item>();
  const groups = request.groups.map((group, index): PlacedGroup => {
    const items = group.items.flatMap((line, lineIndex) => {
      const matching = wanted.filter((candidate) => isLineOf(line, candidate));
      const item = matching.find((candidate) => !used.has(candidate)) ?? matching[0];
      if (!item) return [];
      used.add(item);
      const originalItem = options.unlink ? null : (firstLink(item.links, 'self')?.href ?? null);
      const merchantItemId =
        (generatedIds && lookUp(generatedIds.merchantItemIds, item.itemId)) ?? line.merchantItemId;
      return [{ index: lineIndex, merchantItemId, originalItem }];
    });
    return { index, ...movePromise(promiseOf(group), { today, timezone }, options.keepDates), items };
  });
  return { groups: groups.filter(({ items }) => items.length > 0), used };
}

/**
 * S5.18: the order to place, or the problem that prevents it. All selected items must be reorderable, and the
 * order contains each of them exactly once, in the merchant's groups.
 */
export function placementOf(
  sources: PlacementSources,
  choices: PlacementChoices,
): Placement | { problem: PlacementProblem } {
  const { request, items, originalOrder } = sources;
  const { itemIds, generatedIds, options } = choices;
  const wanted = items.filter((item) => itemIds.includes(item.itemId));
  if (wanted.length < itemIds.length) return { problem: 'itemGone' };
  if (!wanted.every(isReorderable)) return { problem: 'notReorderable' };
  const { groups, used } = groupsOf(sources, choices, wanted);
  const placed = groups.flatMap((group) => group.items);
  if (placed.length !== itemIds.length || used.size !== itemIds.length) return { problem: 'itemGone' };
  const isUnlinked = originalOrder === null || placed.some((item) => item.originalItem === null);
  if (!options.unlink && isUnlinked) return { problem: 'noLink' };
  return {
    source: request,
    merchantOrderId: generatedIds?.merchantOrderId ?? request.merchantOrderId,
    merchantCustomerId: generatedIds?.merchantCustomerId ?? request.merchantCustomerId,
    groups,
    originalOrder: options.unlink ? null : originalOrder,
  };
}

export function placementFingerprint({ source, ...rest }: Placement): string {
  return fingerprint({ ...rest, document: source.document });
}
