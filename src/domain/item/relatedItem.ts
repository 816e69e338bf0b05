import { linksOf } from '#domain/links/links.ts';
import type { Item } from './item.ts';

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

export function relatedItemHrefs(item: Item): { relation: RelatedItemRel; href: string }[] {
  return RELATED_ITEM_RELS.flatMap((relation) =>
    linksOf(item.links, relation).map(({ href }) => ({ relation, href })),
  );
}

export function hasRelations(item: Item): boolean {
  return (
    item.claims.length > 0 ||
    item.complaints.length > 0 ||
    item.claimReorders.length > 0 ||
    item.complaintReorders.length > 0 ||
    relatedItemHrefs(item).length > 0
  );
}
