import { orderPath } from '#domain/paths.ts';

/** The relations of an item to other items, in display order (S3.29). */
export const RELATED_ITEM_RELS = [
  'originalItem',
  'orderedItem',
  'routedItem',
  'redirectedFromItem',
  'redirectedItem',
  'reorderChangeRequestItem',
  'reorderCreatedByChangeRequest',
] as const;
export type RelatedItemRel = (typeof RELATED_ITEM_RELS)[number];

/** The item that a link refers to (S7.22). */
export interface RelatedItem {
  itemId: string;
  /** '' if the platform provides no value. */
  orderId: string;
  /** URL of the platform's page for users, or null. */
  page: string | null;
}

/**
 * The path of the order screen with the related item open; null if the platform does not provide the item's
 * order.
 */
export function relatedItemPath({ orderId, itemId }: RelatedItem): string | null {
  return orderId === '' ? null : orderPath(orderId, itemId || undefined);
}
