import { type RedirectObstacle, whyNotRedirect } from '#domain/actions/redirect.ts';
import { type Address, EMPTY_ADDRESS } from '#domain/address/address.ts';
import { type ByKey, byKey, entriesOf, lookUp, valuesOf } from '#domain/byKey.ts';
import { itemAlerts } from '#domain/item/alerts.ts';
import { type Item, itemFulfillerId, type StatusEntry } from '#domain/item/item.ts';
import { itemStatus, type StatusType } from '#domain/item/itemStatus.ts';

/**
 * The facts about an item that writes depend on. A write is not sent if one of the facts it depends on has
 * changed since the user saw the item (R12). Lists are joined into one string so that two states can be
 * compared as plain data.
 */
export interface ItemFacts {
  status: StatusType;
  /** The current statuses, each with its quantity if it differs from the item's. */
  currentStatuses: string;
  /** The completed shipment and cancellation, each with its quantity if it differs from the item's. */
  completedStatuses: string;
  isSuspended: boolean;
  isPendingCancellation: boolean;
  isRejected: boolean;
  fulfillerId: string;
  quantity: number;
  /** The statuses whose alerts can be cleared. */
  alerts: string;
  /** The delivery address as JSON, which `factAddress` parses; '' if there is none. */
  address: string;
  /** The address of the item's fulfillment group, like `address`; '' if the write does not depend on it. */
  groupAddress: string;
  hasDeliveryChange: boolean;
  /** The merchant's callback URL for the item's events. */
  callbackUrl: string;
  /** The reason why the item cannot be redirected (S4.51), or ''. */
  redirectObstacle: RedirectObstacle | '';
}
export type FactName = keyof ItemFacts;

/** Facts by item ID, either as the user saw them or as they are now. */
export type FactsByItem = ByKey<ItemFacts>;

/**
 * One fact that changed after it was shown. `before` is '' if the item did not exist yet, and `after` is null if
 * it no longer exists.
 */
export interface FactChange {
  itemId: string;
  fact: FactName;
  before: string;
  after: string | null;
}

/**
 * The statuses whose quantity matters even after they have ended: the shipped and cancelled pieces limit a
 * shipment (R158), and an item without other pieces can be in no update (R108).
 */
const QUANTITY_STATUSES = ['fulfilled', 'cancelled'];

const SEPARATOR = ', ';

function toList(names: readonly string[]): string {
  return [...names].sort().join(SEPARATOR);
}

/** The names in a fact that contains a list; empty for ''. */
export function listedNames(text: string): string[] {
  return text === '' ? [] : text.split(SEPARATOR);
}

/** The statuses in a fact that lists them, each with its quantity; null if this is the item's quantity. */
export function listedStatuses(text: string): { name: string; quantity: number | null }[] {
  return listedNames(text).map((listed) => {
    const [, name, quantity] = /^(.*) \((\d+(?:\.\d+)?)\)$/.exec(listed) ?? [];
    return name === undefined ? { name: listed, quantity: null } : { name, quantity: Number(quantity) };
  });
}

function statusList({ statuses, quantity }: Item, isListed: (entry: StatusEntry) => boolean): string {
  return toList(
    valuesOf(statuses)
      .filter(isListed)
      .map((entry) =>
        entry.quantity === null || entry.quantity === quantity
          ? entry.name
          : `${entry.name} (${entry.quantity})`,
      ),
  );
}

/**
 * The value of the fact `address`. It includes all fields, because a form that was opened earlier would
 * overwrite newer values in any of them.
 */
export function addressFact(address: Address | null): string {
  return address ? JSON.stringify(address, Object.keys(EMPTY_ADDRESS)) : '';
}

/** The address in the fact `address`; empty if the fact is null or ''. */
export function factAddress(fact: string | null): Address {
  return fact ? JSON.parse(fact) : EMPTY_ADDRESS;
}

/** Returns the address of the item's fulfillment group; null if it has none. */
export type GroupAddressOf = (item: Item) => Address | null;

/** The facts about an item. `now`, in epoch milliseconds, determines which statuses are alerts. */
function itemFacts(item: Item, now: number, groupAddressOf?: GroupAddressOf): ItemFacts {
  const { type, isSuspended, isPendingCancellation, isRejected } = itemStatus(item);
  const clearable = itemAlerts(item, now).filter((alert) => alert.clearable);
  return {
    status: type,
    currentStatuses: statusList(item, ({ state }) => state === 'current'),
    completedStatuses: statusList(
      item,
      ({ state, name }) => state === 'closed' && QUANTITY_STATUSES.includes(name),
    ),
    isSuspended,
    isPendingCancellation,
    isRejected,
    fulfillerId: itemFulfillerId(item),
    quantity: item.quantity,
    alerts: toList(clearable.map((alert) => alert.status)),
    address: addressFact(item.destinationAddress),
    groupAddress: addressFact(groupAddressOf?.(item) ?? null),
    hasDeliveryChange: item.hasDeliveryChange,
    callbackUrl: item.eventCallbackUrl,
    redirectObstacle: whyNotRedirect([item]) ?? '',
  };
}

export function factsByItem(
  items: readonly Item[],
  now: number,
  groupAddressOf?: GroupAddressOf,
): FactsByItem {
  return byKey(items.map((item) => [item.itemId, itemFacts(item, now, groupAddressOf)]));
}

/** Whether the fact changed in a way that affects the user's decision. New alerts do not affect it. */
function affectsDecision(fact: FactName, before: ItemFacts, after: ItemFacts): boolean {
  if (fact !== 'alerts') return before[fact] !== after[fact];
  const current = listedNames(after.alerts);
  return listedNames(before.alerts).some((name) => !current.includes(name));
}

function addedItems(before: FactsByItem, after: FactsByItem, [fact]: readonly FactName[]): FactChange[] {
  if (fact === undefined) return [];
  return entriesOf(after)
    .filter(([itemId]) => lookUp(before, itemId) === undefined)
    .map(([itemId, added]) => ({ itemId, fact, before: '', after: String(added[fact]) }));
}

/**
 * The given facts that differ between two states. A removed item counts as one change. An added item counts as
 * one if `countsAdded` is true (R477), and is otherwise ignored. If the address of a group and that of its item
 * have changed, this is one change.
 */
export function changedFacts(
  before: FactsByItem,
  after: FactsByItem,
  facts: readonly FactName[],
  countsAdded = false,
): FactChange[] {
  const changes = entriesOf(before).flatMap(([itemId, shown]): FactChange[] => {
    const current = lookUp(after, itemId);
    if (!current)
      return facts.slice(0, 1).map((fact) => ({ itemId, fact, before: String(shown[fact]), after: null }));
    const changed = facts.filter((fact) => affectsDecision(fact, shown, current));
    return changed
      .filter((fact) => fact !== 'address' || !changed.includes('groupAddress'))
      .map((fact) => ({ itemId, fact, before: String(shown[fact]), after: String(current[fact]) }));
  });
  return countsAdded ? [...changes, ...addedItems(before, after, facts)] : changes;
}
