import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { canReadFulfiller } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFulfillerNames, selectPermissions } from '#store/selectors.ts';

/** S2.91: a fulfiller's name for users who can read it, from the list or from `said`; otherwise its ID. */
export function useFulfillerNameOf(): (fulfillerId: string, said: string) => string {
  const permissions = useAppSelector(selectPermissions);
  const listed = useAppSelector(selectFulfillerNames);
  return (fulfillerId, said) =>
    canReadFulfiller(permissions, fulfillerId) ? listed.get(fulfillerId) || said || fulfillerId : fulfillerId;
}

/** S2.91: the fulfiller's name for users who can read it, otherwise its ID; '' for an item without a fulfiller. */
export function useFulfillerName(item: Item): string {
  const id = itemFulfillerId(item);
  const isPermitted = useAppSelector((state) => canReadFulfiller(selectPermissions(state), id));
  const listed = useAppSelector((state) => selectFulfillerNames(state).get(id));
  if (id === '' || !isPermitted) return id;
  return listed || item.fulfillerName || id;
}
