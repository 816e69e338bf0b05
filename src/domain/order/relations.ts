import type { Item } from '#domain/item/item.ts';
import { linksOf } from '#domain/links.ts';
import type { Claim } from './claim.ts';
import { RELATED_ITEM_RELS, type RelatedItemRel } from './relatedItem.ts';

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

/** The claims about the item. A claim without item IDs concerns the whole order. */
export function claimsOfItem(claims: readonly Claim[], itemId: string): Claim[] {
  return claims.filter((claim) => claim.itemIds.length === 0 || claim.itemIds.includes(itemId));
}
