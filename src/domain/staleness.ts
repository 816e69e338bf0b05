import { addressLines } from './address.ts';
import { itemAlerts } from './alerts.ts';
import { type Item, itemFulfillerId } from './item.ts';
import { itemStatus, type StatusType } from './itemStatus.ts';

/** What writes depend on: if one of these has changed since it was shown, nothing is sent (readings: Before a write). */
export interface ItemFacts {
  status: StatusType;
  isSuspended: boolean;
  isPendingCancellation: boolean;
  isRejected: boolean;
  fulfillerId: string;
  quantity: number;
  /** Names of the statuses that are alerts and can be cleared, sorted and joined. */
  alerts: string;
  /** The delivery address as one line. */
  address: string;
}
export type FactName = keyof ItemFacts;

/** The facts of items by item id, as they were shown or as they are. */
export type FactsByItem = Readonly<Record<string, ItemFacts>>;

/** One fact that is not as it was shown; `after` is null where the item is gone. */
export interface Change {
  itemId: string;
  fact: FactName;
  before: string;
  after: string | null;
}

/** `now` in epoch milliseconds: which statuses are alerts depends on it. */
export function itemFacts(item: Item, now: number): ItemFacts {
  const { type, isSuspended, isPendingCancellation, isRejected } = itemStatus(item);
  const clearable = itemAlerts(item, now).filter((alert) => alert.clearable);
  return {
    status: type,
    isSuspended,
    isPendingCancellation,
    isRejected,
    fulfillerId: itemFulfillerId(item),
    quantity: item.quantity,
    alerts: clearable
      .map((alert) => alert.status)
      .sort()
      .join(', '),
    address: item.destinationAddress ? addressLines(item.destinationAddress).join(', ') : '',
  };
}

export function factsOf(items: readonly Item[], now: number): FactsByItem {
  return Object.fromEntries(items.map((item) => [item.itemId, itemFacts(item, now)]));
}

/** What changed between two looks, among the facts that matter; an item that is gone changed in its first one. */
export function changedFacts(before: FactsByItem, after: FactsByItem, facts: readonly FactName[]): Change[] {
  return Object.entries(before).flatMap(([itemId, shown]): Change[] => {
    const present = after[itemId];
    if (!present)
      return facts.slice(0, 1).map((fact) => ({ itemId, fact, before: String(shown[fact]), after: null }));
    return facts
      .filter((fact) => shown[fact] !== present[fact])
      .map((fact) => ({ itemId, fact, before: String(shown[fact]), after: String(present[fact]) }));
  });
}
