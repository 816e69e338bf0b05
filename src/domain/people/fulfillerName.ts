import { canReadFulfiller, type Grants } from '#domain/permissions.ts';

/**
 * S2.91, S6.11: returns the first known name of a fulfiller. Returns the ID if there is none or if the user
 * cannot read the fulfiller.
 */
export function shownFulfillerName(
  permissions: Grants,
  fulfillerId: string,
  ...names: readonly (string | undefined)[]
): string {
  if (!canReadFulfiller(permissions, fulfillerId)) return fulfillerId;
  return names.find(Boolean) ?? fulfillerId;
}
