/** A claim or a complaint of its service (S7.27). */
export interface Claim {
  id: string;
  itemIds: string[];
  /** The items that were placed again because of it. */
  reorders: { orderId: string; itemId: string }[];
  /** Its page for people, or null. */
  page: string | null;
}
