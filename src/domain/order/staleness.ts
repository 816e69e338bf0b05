import { type RedirectObstacle, whyNotRedirect } from '#domain/actions/redirect.ts';
import { type Address, changedFields, EMPTY_ADDRESS } from '#domain/address.ts';
import { type ByKey, byKey, entriesOf, lookUp, valuesOf } from '#domain/byKey.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { itemStatus, type StatusType } from '#domain/item/itemStatus.ts';
import { itemAlerts } from './alerts.ts';

/**
 * The facts that writes depend on: if one of them has changed since it was shown, nothing is sent (R12).
 * Lists are joined to one text, so that two states can be compared as plain data.
 */
export interface ItemFacts {
  status: StatusType;
  /** The status entries that are current, each with its quantity where that is not the item's. */
  currentStatuses: string;
  isSuspended: boolean;
  isPendingCancellation: boolean;
  isRejected: boolean;
  fulfillerId: string;
  quantity: number;
  /** Names of the statuses that are alerts and can be cleared. */
  alerts: string;
  /** The delivery address, as `factAddress` reads it; '' if there is none. */
  address: string;
  hasDeliveryChange: boolean;
  /** Where the merchant takes the item's events. */
  callbackUrl: string;
  /** The reason why the item cannot be redirected (S4.51); '' for none. */
  redirectObstacle: RedirectObstacle | '';
}
export type FactName = keyof ItemFacts;

/** The facts of items by item id, as they were shown or as they are. */
export type FactsByItem = ByKey<ItemFacts>;

/** One fact that has changed since it was shown; `after` is null if the item is gone. */
export interface Change {
  itemId: string;
  fact: FactName;
  before: string;
  after: string | null;
}

const SEPARATOR = ', ';

function toList(names: readonly string[]): string {
  return [...names].sort().join(SEPARATOR);
}

/** The names of a fact that is a list; none for ''. */
export function listedNames(text: string): string[] {
  return text === '' ? [] : text.split(SEPARATOR);
}

function currentStatuses({ statuses, quantity }: Item): string {
  const current = valuesOf(statuses).filter(({ state }) => state === 'current');
  return toList(
    current.map((entry) =>
      entry.quantity === null || entry.quantity === quantity
        ? entry.name
        : `${entry.name} (${entry.quantity})`,
    ),
  );
}

/** Every field counts: a form opened earlier would overwrite a newer value in any of them. */
function addressFact(address: Address | null): string {
  const isEmpty = !address || changedFields(EMPTY_ADDRESS, address).length === 0;
  return isEmpty ? '' : JSON.stringify(address, Object.keys(EMPTY_ADDRESS));
}

/** The address that the fact `address` stands for. */
export function factAddress(fact: string | null): Address {
  return fact ? JSON.parse(fact) : EMPTY_ADDRESS;
}

/** `now` in epoch milliseconds: which statuses are alerts depends on it. */
export function itemFacts(item: Item, now: number): ItemFacts {
  const { type, isSuspended, isPendingCancellation, isRejected } = itemStatus(item);
  const clearable = itemAlerts(item, now).filter((alert) => alert.clearable);
  return {
    status: type,
    currentStatuses: currentStatuses(item),
    isSuspended,
    isPendingCancellation,
    isRejected,
    fulfillerId: itemFulfillerId(item),
    quantity: item.quantity,
    alerts: toList(clearable.map((alert) => alert.status)),
    address: addressFact(item.destinationAddress),
    hasDeliveryChange: item.hasDeliveryChange,
    callbackUrl: item.eventCallbackUrl,
    redirectObstacle: whyNotRedirect([item]) ?? '',
  };
}

export function factsOf(items: readonly Item[], now: number): FactsByItem {
  return byKey(items.map((item) => [item.itemId, itemFacts(item, now)]));
}

/** An additional alert does not affect the decision about the others; a removed one does. */
function isOtherwise(fact: FactName, before: ItemFacts, after: ItemFacts): boolean {
  if (fact !== 'alerts') return before[fact] !== after[fact];
  const present = listedNames(after.alerts);
  return listedNames(before.alerts).some((name) => !present.includes(name));
}

/** The changes of relevant facts between two states; a removed item counts as one change. */
export function changedFacts(before: FactsByItem, after: FactsByItem, facts: readonly FactName[]): Change[] {
  return entriesOf(before).flatMap(([itemId, shown]): Change[] => {
    const present = lookUp(after, itemId);
    if (!present)
      return facts.slice(0, 1).map((fact) => ({ itemId, fact, before: String(shown[fact]), after: null }));
    return facts
      .filter((fact) => isOtherwise(fact, shown, present))
      .map((fact) => ({ itemId, fact, before: String(shown[fact]), after: String(present[fact]) }));
  });
}
