import type { MerchantOrder } from './merchantOrder.ts';
import type { ArrivalPromise } from './promiseDates.ts';

export interface PlacedItem {
  /** Its index in its group of the source order, from 0. */
  index: number;
  merchantItemId: string;
  /** The link to the original item, or null for no link. */
  originalItem: string | null;
}

export interface PlacedGroup extends ArrivalPromise {
  /** Its index among the groups of the source order, from 0. */
  index: number;
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
