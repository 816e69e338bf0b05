import { lookUp } from '#domain/byKey.ts';
import { shortId } from '#domain/identifiers.ts';
import { itemNameWithId } from '#domain/item/itemName.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * Returns a function that returns the product name and the short ID of an item, if this tab has loaded its
 * order, or else the short form of its ID.
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
