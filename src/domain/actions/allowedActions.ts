import type { ByKey } from '#domain/byKey.ts';

/** The platform's answer to what may be done with an order now (S3.9): action types by what they are about. */
export interface AllowedActions {
  order: string[];
  /** By fulfillment group id. */
  groups: ByKey<string[]>;
  /** By item id. */
  items: ByKey<string[]>;
}

/** The actions allowed now, or the reason why they are unknown: still loading, or failed to load. */
export type AllowedNow = AllowedActions | 'loading' | 'notKnown';

export const NOTHING_ALLOWED: AllowedActions = { order: [], groups: {}, items: {} };
