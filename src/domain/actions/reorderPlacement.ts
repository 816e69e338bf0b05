import { type ByKey, byKey, lookUp } from '#domain/byKey.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { Item } from '#domain/item/item.ts';
import { isReorderable } from '#domain/item/itemStatus.ts';
import { firstLink } from '#domain/links.ts';
import type { MerchantOrder, MerchantOrderItem } from '#domain/order/merchantOrder.ts';
import type { PlacedGroup, Placement } from '#domain/order/placement.ts';
import { movePromise } from '#domain/order/promiseDates.ts';
import type { ReorderOptions } from './reorderPlan.ts';

/** Identifiers generated for a reorder before anything is sent, and never regenerated for it (S9.9). */
export interface MintedIds {
  merchantOrderId: string;
  merchantCustomerId: string;
  /** By the ID of the original item. */
  merchantItemIds: ByKey<string>;
}

/**
 * The reason why an order cannot be placed as planned. itemGone: the merchant's order does not contain the item;
 * notReorderable: the item has been cancelled or shipped since; noLink: there is no link to the original.
 */
export type PlacementProblem = 'itemGone' | 'notReorderable' | 'noLink';

export interface PlacementSources {
  /** The order as the merchant placed it, just read. */
  request: MerchantOrder;
  /** Its items as the platform processes them, just read. */
  items: readonly Item[];
  /** The link that names the original order; null if the platform provides none. */
  originalOrder: string | null;
}

export interface PlacementChoices {
  /** The original items to repeat. */
  itemIds: readonly string[];
  /** null keeps the identifiers of the original. */
  minted: MintedIds | null;
  options: ReorderOptions;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** New identifiers for the items (S9.9); `mint` returns a new one at each call. */
export function mintIds(itemIds: readonly string[], mint: () => string): MintedIds {
  return {
    merchantOrderId: mint(),
    merchantCustomerId: mint(),
    merchantItemIds: byKey(itemIds.map((itemId) => [itemId, mint()])),
  };
}

/**
 * The fingerprint of a planned reorder. If it differs later, the request would no longer match the plan that was shown.
 */
export function basisOf(items: readonly Item[], itemIds: readonly string[]): string {
  const known = new Map(items.map((item) => [item.itemId, item]));
  return fingerprint(
    itemIds.map((itemId) => {
      const item = known.get(itemId);
      return item && [itemId, item.quantity, item.skuCode, isReorderable(item)];
    }),
  );
}

/**
 * Whether a line of the merchant's order is a platform item: by the item's ID, or by the merchant's item ID if the
 * document has no other.
 */
function isLineOf(line: MerchantOrderItem, item: Item): boolean {
  if (line.itemId !== '') return line.itemId === item.itemId;
  return line.merchantItemId !== '' && line.merchantItemId === item.merchantItemId;
}

function groupsOf(
  { request }: PlacementSources,
  { minted, options, today }: PlacementChoices,
  wanted: readonly Item[],
): PlacedGroup[] {
  const groups = request.groups.map((group, index): PlacedGroup => {
    const items = group.items.flatMap((line, lineIndex) => {
      const item = wanted.find((candidate) => isLineOf(line, candidate));
      if (!item) return [];
      const originalItem = options.unlink ? null : (firstLink(item.links, 'self')?.href ?? null);
      const merchantItemId = (minted && lookUp(minted.merchantItemIds, item.itemId)) ?? line.merchantItemId;
      return [{ index: lineIndex, merchantItemId, originalItem }];
    });
    return { index, ...movePromise(pickPromise(group), today, options.keepDates), items };
  });
  return groups.filter(({ items }) => items.length > 0);
}

function pickPromise(group: MerchantOrder['groups'][number]) {
  const { promisedArrivalDate, localPromisedArrivalDate } = group;
  return { promisedArrivalDate, localPromisedArrivalDate };
}

/** S5.18: includes only reorderable items, each exactly once, in the merchant's groups. */
export function placementOf(
  sources: PlacementSources,
  choices: PlacementChoices,
): Placement | { problem: PlacementProblem } {
  const { request, items, originalOrder } = sources;
  const { itemIds, minted, options } = choices;
  const wanted = items.filter((item) => itemIds.includes(item.itemId));
  if (wanted.length < itemIds.length) return { problem: 'itemGone' };
  if (!wanted.every(isReorderable)) return { problem: 'notReorderable' };
  const groups = groupsOf(sources, choices, wanted);
  const placed = groups.flatMap((group) => group.items);
  if (placed.length !== itemIds.length) return { problem: 'itemGone' };
  const isUnlinked = originalOrder === null || placed.some((item) => item.originalItem === null);
  if (!options.unlink && isUnlinked) return { problem: 'noLink' };
  return {
    source: request,
    merchantOrderId: minted?.merchantOrderId ?? request.merchantOrderId,
    merchantCustomerId: minted?.merchantCustomerId ?? request.merchantCustomerId,
    groups,
    originalOrder: options.unlink ? null : originalOrder,
  };
}

/** A fingerprint that shows whether a placement is the one that was sent before. */
export function placementHash({ source, ...rest }: Placement): string {
  return fingerprint({ ...rest, document: source.document });
}
