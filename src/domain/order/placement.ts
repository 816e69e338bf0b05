import type { MerchantOrder } from './merchantOrder.ts';

export interface PlacedItem {
  /** Its index in its group of the source order, from 0. */
  index: number;
  merchantItemId: string;
  /** The link to the original item, or null for no link. */
  originalItem: string | null;
}

export interface PlacedGroup {
  /** Its index among the groups of the source order, from 0. */
  index: number;
  /** UTC instant, or null. */
  promisedArrivalDate: string | null;
  /** Wall-clock time at the destination without a time zone, or null. */
  localPromisedArrivalDate: string | null;
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

export interface PlacedOrder {
  orderId: string;
  merchantOrderId: string;
}
