import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { canReadFulfiller } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFulfillerNames, selectPermissions } from '#store/selectors.ts';

/**
 * S2.91: returns a function that names a fulfiller if the user can read it. The name comes from the list or
 * else from `nameFromItem`. Without a name, or if the user cannot read the fulfiller, the ID is returned.
 */
export function useFulfillerNameOf(): (fulfillerId: string, nameFromItem: string) => string {
  const permissions = useAppSelector(selectPermissions);
  const listed = useAppSelector(selectFulfillerNames);
  return (fulfillerId, nameFromItem) =>
    canReadFulfiller(permissions, fulfillerId)
      ? listed.get(fulfillerId) || nameFromItem || fulfillerId
      : fulfillerId;
}

/**
 * S2.91: returns the fulfiller's name if it is known and the user can read it, otherwise the ID; '' for an
 * item without a fulfiller.
 */
export function useFulfillerName(item: Item): string {
  const id = itemFulfillerId(item);
  const isPermitted = useAppSelector((state) => canReadFulfiller(selectPermissions(state), id));
  const listed = useAppSelector((state) => selectFulfillerNames(state).get(id));
  if (id === '' || !isPermitted) return id;
  return listed || item.fulfillerName || id;
}
