import type { ByKey } from '#domain/byKey.ts';

/** The actions that the platform allows on an order now (S3.9), by order, group and item. */
export interface AllowedActions {
  order: string[];
  /** By fulfillment group ID. */
  groups: ByKey<string[]>;
  /** By item ID. */
  items: ByKey<string[]>;
}

/** The actions allowed now, or the reason why they are unknown: still loading, or failed to load. */
export type AllowedNow = AllowedActions | 'loading' | 'notKnown';

export const NOTHING_ALLOWED: AllowedActions = { order: [], groups: {}, items: {} };
