/** A claim or complaint, as its service provides it (S7.27). */
export interface Claim {
  id: string;
  itemIds: string[];
  reorders: { orderId: string; itemId: string }[];
  /** URL of the claim's page for users, or null. */
  page: string | null;
}
