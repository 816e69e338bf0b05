import { isSameId } from '#domain/sameId.ts';
/** A claim or complaint, as its service provides it (S7.27). */
export interface Claim {
  id: string;
  itemIds: string[];
  reorders: { orderId: string; itemId: string }[];
  /** URL of the claim's page for users, or null. */
  page: string | null;
}

/** The claims about the item. A claim without item IDs concerns the whole order. */
export function claimsOfItem(claims: readonly Claim[], itemId: string): Claim[] {
  return claims.filter(
    (claim) => claim.itemIds.length === 0 || claim.itemIds.some((id) => isSameId(id, itemId)),
  );
}
