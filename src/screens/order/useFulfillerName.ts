import { type Item, itemFulfillerId } from '#domain/item.ts';
import { canReadFulfiller } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFulfillerNames, selectPermissions } from '#store/selectors.ts';

/** S2.91: the fulfiller's name for those who may read it, else its id; '' for an item that nobody makes yet. */
export function useFulfillerName(item: Item): string {
  const id = itemFulfillerId(item);
  const isPermitted = useAppSelector((state) => canReadFulfiller(selectPermissions(state), id));
  const listed = useAppSelector((state) => selectFulfillerNames(state).get(id));
  if (id === '' || !isPermitted) return id;
  return listed || item.fulfillerName || id;
}
