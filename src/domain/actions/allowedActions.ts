import type { ByKey } from '#domain/byKey.ts';

/** The actions that the platform currently allows on an order, its groups and its items (S3.9). */
export interface AllowedActions {
  order: string[];
  /** By fulfillment group ID. */
  groups: ByKey<string[]>;
  /** By item ID. */
  items: ByKey<string[]>;
}

/**
 * The allowed actions, or the reason why they are unknown. 'merchantUnreadable': the user cannot read the
 * merchant's orders, so the platform does not tell them (R395).
 */
export type AllowedActionsState = AllowedActions | 'loading' | 'notKnown' | 'merchantUnreadable';
