import { lookUp } from '#domain/byKey.ts';
import { shortId } from '#domain/identifiers.ts';
import { itemNameWithId } from '#domain/item/itemName.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * Returns a function that returns an item's product name and short ID. If this tab has not loaded the order,
 * the function returns only the short form of the item's ID.
 */
export function useItemName(): (orderId: string, itemId: string) => string {
  const { loaded, previews } = useAppSelector((state) => state.orders);
  const selected = useAppSelector((state) => state.selection.orders);
  return (orderId, itemId) => {
    const found = lookUp(loaded, orderId)?.found;
    const orders = [
      found?.kind === 'order' ? found.order : null,
      lookUp(selected, orderId),
      lookUp(previews, orderId),
    ];
    const item = orders.flatMap((order) => order?.items ?? []).find((one) => one.itemId === itemId);
    return item ? itemNameWithId(item) : shortId(itemId);
  };
}
