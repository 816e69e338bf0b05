/** The user's permissions on one merchant or fulfiller; '*' stands for all of them (S6.2). */
export interface Grant {
  identifier: string;
  permissions: string[];
}

export interface Permissions {
  merchants: Grant[];
  fulfillers: Grant[];
  /** Names of the access-management groups of the user. */
  groups: string[];
}

export const NO_PERMISSIONS: Permissions = { merchants: [], fulfillers: [], groups: [] };

function holds(grants: readonly Grant[], identifier: string, permission: string): boolean {
  return grants.some(
    (grant) =>
      (grant.identifier === '*' || grant.identifier === identifier) && grant.permissions.includes(permission),
  );
}

function holdsAny(grants: readonly Grant[], permission: string): boolean {
  return grants.some((grant) => grant.permissions.includes(permission));
}

/** S6.5: users who can read orders of any merchant or fulfiller can search. */
export function canSearch(permissions: Permissions): boolean {
  return holdsAny(permissions.merchants, 'read:order') || holdsAny(permissions.fulfillers, 'read:order');
}

/**
 * Whether the user reads the merchant's orders directly, including prices (S6.8). Users with access through a fulfiller
 * do not.
 */
export function canReadMerchant(permissions: Permissions, merchantId: string): boolean {
  return holds(permissions.merchants, merchantId, 'read:order');
}

/** S6.8: only users who read the merchant's orders directly see totals and prices. */
export function canSeePrices(permissions: Permissions, merchantId: string): boolean {
  return canReadMerchant(permissions, merchantId);
}

export function canReadAsFulfiller(permissions: Permissions, fulfillerId: string): boolean {
  return holds(permissions.fulfillers, fulfillerId, 'read:order');
}

/** S6.9: reorder and redirect of the merchant's orders, one by one and in bulk. */
export function canReorder(permissions: Permissions, merchantId: string): boolean {
  return holds(permissions.merchants, merchantId, 'create:order');
}

/** S6.13: cancel, clear alerts, resend events, change the address, edit the callback URL, retry routing. */
export function canUpdate(permissions: Permissions, merchantId: string): boolean {
  return holds(permissions.merchants, merchantId, 'update:order');
}

/** S6.14 */
export function canClaim(permissions: Permissions, merchantId: string): boolean {
  return holds(permissions.merchants, merchantId, 'update:claim');
}

/** Requires both permissions for the same merchant (S6.6). */
export function canRemediate(permissions: Permissions, merchantId: string): boolean {
  return (
    holds(permissions.merchants, merchantId, 'remediate:order') &&
    holds(permissions.merchants, merchantId, 'create:order')
  );
}

/** S6.6 */
export function canRemediateAny(permissions: Permissions): boolean {
  return permissions.merchants.some((grant) => canRemediate(permissions, grant.identifier));
}

/** Users with the remediation permission can also cancel and clear (docs/platform/item-service.md). */
export function canCancelOrClear(permissions: Permissions, merchantId: string): boolean {
  return canUpdate(permissions, merchantId) || holds(permissions.merchants, merchantId, 'remediate:order');
}

/** S6.15: update status and reject item on behalf of this fulfiller. */
export function canActForFulfiller(permissions: Permissions, fulfillerId: string): boolean {
  return holds(permissions.fulfillers, fulfillerId, 'update:order');
}

/** S6.4, S6.11: whether the user sees the name and contact of the fulfiller; otherwise only its ID is shown. */
export function canReadFulfiller(permissions: Permissions, fulfillerId: string): boolean {
  return holds(permissions.fulfillers, fulfillerId, 'read:profile');
}

/** S6.12: the group `developers`, or the update permission. */
export function hasDeveloperTools(permissions: Permissions, merchantId: string): boolean {
  return isDeveloper(permissions) || canUpdate(permissions, merchantId);
}

/** Whether the user is in the access-management group `developers` and sees the platform-call inspector. */
export function isDeveloper(permissions: Permissions): boolean {
  return permissions.groups.includes('developers');
}
