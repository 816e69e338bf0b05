import type { Fulfiller } from './order/merchant.ts';
import { isSameId } from './sameId.ts';

/** The permissions for one merchant or fulfiller, or for all of them with the identifier '*' (S6.2). */
export interface Grant {
  identifier: string;
  permissions: string[];
}

export interface Grants {
  merchants: Grant[];
  fulfillers: Grant[];
}

export interface Permissions extends Grants {
  /** Names of the user's access-management groups. */
  groups: string[];
}

export const NO_PERMISSIONS: Permissions = { merchants: [], fulfillers: [], groups: [] };

/**
 * R417: returns the permissions with the grants of each fulfiller also for its internal ID, because some items
 * name their fulfiller only by that ID.
 */
export function withInternalIds(permissions: Grants, known: readonly Fulfiller[]): Grants {
  const fulfillers = permissions.fulfillers.flatMap((grant) => [
    grant,
    ...known
      .filter((one) => isSameId(one.fulfillerId, grant.identifier) && one.internalFulfillerId)
      .map((one) => ({ ...grant, identifier: one.internalFulfillerId })),
  ]);
  return { ...permissions, fulfillers };
}

function holds(grants: readonly Grant[], identifier: string, permission: string): boolean {
  return grants.some(
    (grant) =>
      (grant.identifier === '*' || isSameId(grant.identifier, identifier)) &&
      grant.permissions.includes(permission),
  );
}

function canReadAny(grants: readonly Grant[]): boolean {
  return grants.some((grant) => grant.permissions.includes('read:order'));
}

/** S6.5: whether the user can search. */
export function canSearch(permissions: Grants): boolean {
  return canReadAny(permissions.merchants) || canReadAny(permissions.fulfillers);
}

/** Whether the user can read no order as a merchant, and thus at most the orders of fulfillers. */
export function readsOnlyAsFulfiller(permissions: Grants): boolean {
  return !canReadAny(permissions.merchants);
}

/** Whether the user can read the merchant's orders directly, and not only through a fulfiller (S6.8). */
export function canReadMerchant(permissions: Grants, merchantId: string): boolean {
  return holds(permissions.merchants, merchantId, 'read:order');
}

/** S6.8: whether the user can see the totals and prices of the merchant's orders. */
export function canSeePrices(permissions: Grants, merchantId: string): boolean {
  return canReadMerchant(permissions, merchantId);
}

export function canReadAsFulfiller(permissions: Grants, fulfillerId: string): boolean {
  return holds(permissions.fulfillers, fulfillerId, 'read:order');
}

/** S6.9: whether the user can reorder and redirect the merchant's orders, individually and in bulk. */
export function canReorder(permissions: Grants, merchantId: string): boolean {
  return holds(permissions.merchants, merchantId, 'create:order');
}

/**
 * S6.13: whether the user can cancel, clear alerts, resend events, change the address, edit the callback URL
 * and retry routing for the merchant's orders.
 */
export function canUpdate(permissions: Grants, merchantId: string): boolean {
  return holds(permissions.merchants, merchantId, 'update:order');
}

/** S6.14: whether the user can create claims for the merchant's orders. */
export function canClaim(permissions: Grants, merchantId: string): boolean {
  return holds(permissions.merchants, merchantId, 'update:claim');
}

/** S6.6: whether the user can remediate the merchant's orders. */
export function canRemediate(permissions: Grants, merchantId: string): boolean {
  return holds(permissions.merchants, merchantId, 'remediate:order') && canReorder(permissions, merchantId);
}

/** S6.6: whether the user can remediate orders of at least one merchant. */
export function canRemediateAny(permissions: Grants): boolean {
  return permissions.merchants.some((grant) => canRemediate(permissions, grant.identifier));
}

/** Whether the user can cancel items and clear alerts (docs/platform/item-service.md). */
export function canCancelOrClear(permissions: Grants, merchantId: string): boolean {
  return canUpdate(permissions, merchantId) || holds(permissions.merchants, merchantId, 'remediate:order');
}

/** S6.15: whether the user can update the status of items and reject them on behalf of this fulfiller. */
export function canActForFulfiller(permissions: Grants, fulfillerId: string): boolean {
  return holds(permissions.fulfillers, fulfillerId, 'update:order');
}

/** S6.4, S6.11: whether the user can see the fulfiller's name and contact, and not only its ID. */
export function canReadFulfiller(permissions: Grants, fulfillerId: string): boolean {
  return holds(permissions.fulfillers, fulfillerId, 'read:profile');
}

/** S6.12: whether the user can see the developer tools. */
export function hasDeveloperTools(permissions: Permissions, merchantId: string): boolean {
  return isDeveloper(permissions) || canUpdate(permissions, merchantId);
}

/** Only members of the access-management group `developers` can see the inspector of platform calls. */
export function isDeveloper(permissions: Permissions): boolean {
  return permissions.groups.includes('developers');
}
