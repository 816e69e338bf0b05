import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { canReadFulfiller } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFulfillerNames, selectPermissions } from '#store/selectors.ts';

/**
 * S2.91: returns a fulfiller's name if the user can read it, from the list or else from `said`; otherwise its
 * ID.
 */
export function useFulfillerNameOf(): (fulfillerId: string, said: string) => string {
  const permissions = useAppSelector(selectPermissions);
  const listed = useAppSelector(selectFulfillerNames);
  return (fulfillerId, said) =>
    canReadFulfiller(permissions, fulfillerId) ? listed.get(fulfillerId) || said || fulfillerId : fulfillerId;
}

/**
 * S2.91: returns the fulfiller's name if the user can read it, otherwise its ID, and '' for an item without a
 * fulfiller.
 */
export function useFulfillerName(item: Item): string {
  const id = itemFulfillerId(item);
  const isPermitted = useAppSelector((state) => canReadFulfiller(selectPermissions(state), id));
  const listed = useAppSelector((state) => selectFulfillerNames(state).get(id));
  if (id === '' || !isPermitted) return id;
  return listed || item.fulfillerName || id;
}
