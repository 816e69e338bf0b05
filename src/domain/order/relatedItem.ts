import { orderPath } from '#domain/paths.ts';

/** The relations of an item to other items, in the order in which people follow them (S3.29). */
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

/** The target of a link to another item (S7.22). */
export interface RelatedItem {
  itemId: string;
  /** '' if the platform gives no value. */
  orderId: string;
  /** The page for people that the platform names, or null. */
  page: string | null;
}

/** The order screen with the related item open; null where the platform does not say which order holds it. */
export function relatedItemPath({ orderId, itemId }: RelatedItem): string | null {
  return orderId === '' ? null : orderPath(orderId, itemId || undefined);
}
