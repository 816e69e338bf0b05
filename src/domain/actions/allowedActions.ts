import { type ByKey, entriesOf, lookUp } from '#domain/byKey.ts';
import { isSameId } from '#domain/sameId.ts';

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

/** Whether the platform allows the action on the item or group with this ID; letter case is ignored (R433). */
export function isAllowedOn(allowed: ByKey<string[]>, id: string, actionType: string): boolean {
  const actionTypes = lookUp(allowed, id) ?? entriesOf(allowed).find(([key]) => isSameId(key, id))?.[1];
  return actionTypes?.includes(actionType) ?? false;
}
