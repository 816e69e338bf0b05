import type { MerchantOrder } from './merchantOrder.ts';

/** One line that is placed again. */
export interface PlacedItem {
  /** Its index in its group of the source, from 0. */
  index: number;
  merchantItemId: string;
  /** The link to the item it repeats; null leaves it out. */
  originalItem: string | null;
}

export interface PlacedGroup {
  /** Its index among the groups of the source, from 0. */
  index: number;
  /** UTC instant, or null. */
  promisedArrivalDate: string | null;
  /** Wall clock at the destination, no zone; or null. */
  localPromisedArrivalDate: string | null;
  items: PlacedItem[];
}

/** An order that is placed again: the order as the merchant placed it, and everything that differs from it. */
export interface Placement {
  source: MerchantOrder;
  merchantOrderId: string;
  merchantCustomerId: string;
  groups: PlacedGroup[];
  /** The link to the order it repeats; null leaves it out. */
  originalOrder: string | null;
}

/** The order that a placement created. */
export interface PlacedOrder {
  orderId: string;
  merchantOrderId: string;
}
