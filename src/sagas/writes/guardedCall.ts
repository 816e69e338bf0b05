import type { WriteOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import type { Item } from '#domain/item/item.ts';
import type { FactName, GroupAddressOf } from '#domain/order/staleness.ts';
import type { GuardedWrite, WriteTrace } from '#domain/writes/sentWrite.ts';
import type { GuardedParams } from '#store/actions/writeOperations.ts';
import type { IntentsOfOthersFinder } from './reserveWrite.ts';

/** In a write with several calls: the items whose outcome is unknown, and those for which it failed. */
export interface UncertainPart {
  unknownItemIds: readonly string[];
  refusedItemIds: readonly string[];
}

/** A write that must not be sent twice, with its guards. */
export interface GuardedCall<T> {
  operation: { name: GuardedWrite };
  params: GuardedParams & { itemId?: string };
  /** The facts that the write depends on. If one has changed since it was shown, nothing is sent. */
  facts: readonly FactName[];
  /** R477: whether the write also affects items that are added to the order until it is sent. */
  affectsAddedItems?: boolean;
  /** Reads the addresses of the order's groups. Only for a write that depends on `groupAddress`. */
  readGroupAddresses?: (platform: Platform, options: WriteOptions) => Promise<GroupAddressOf>;
  /** The data that a later check needs in addition to the items. */
  trace?: Omit<WriteTrace, 'seen'>;
  /** The items that the write changes; defaults to all items that it depends on. */
  itemIds?: readonly string[];
  /** Reads the platform right before sending. Returns a function that finds conflicting intents of others. */
  readOthers?: (
    platform: Platform,
    items: readonly Item[],
    now: number,
    options: WriteOptions,
  ) => Promise<IntentsOfOthersFinder>;
  /** Sends the write with the current items. It is never cancelled once it has started. */
  write: (platform: Platform, items: readonly Item[], options: WriteOptions) => Promise<T>;
  /** Returns the items whose outcome is unknown; null if every outcome is known. */
  uncertainPart?: (value: T) => UncertainPart | null;
  /** In a write with several calls: the items to which it was applied. */
  appliedItemIds?: (value: T) => readonly string[];
}
