import { canReadFulfiller, type Grants } from '#domain/permissions.ts';

/**
 * S2.91, S6.11: returns the first known name of a fulfiller. Returns the ID if there is none or if the user
 * cannot read the fulfiller, and '' for an item without a fulfiller.
 */
export function shownFulfillerName(
  permissions: Grants,
  fulfillerId: string,
  ...names: readonly (string | undefined)[]
): string {
  if (!fulfillerId || !canReadFulfiller(permissions, fulfillerId)) return fulfillerId;
  return names.find(Boolean) ?? fulfillerId;
}
