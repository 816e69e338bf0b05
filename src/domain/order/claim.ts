/** A claim or a complaint from its service (S7.27). */
export interface Claim {
  id: string;
  itemIds: string[];
  /** The reorders that it led to. */
  reorders: { orderId: string; itemId: string }[];
  /** URL of its page for users, or null. */
  page: string | null;
}
