import { useTranslation } from 'react-i18next';
import { itemLabel } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import { itemName } from '#domain/item/itemName.ts';
import { isBeforeRouting } from '#domain/item/itemStage.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useFulfillerName } from './useFulfillerName.ts';

/**
 * Returns a function that puts a quantity before a name, as in '250 × Business cards'. A quantity of 0 means
 * unknown and is omitted.
 */
export function useNameWithQuantity(): (quantity: number, name: string) => string {
  const { t } = useTranslation('actions');
  return (quantity, name) => (quantity > 0 ? t('touched', { name, quantity }) : name);
}

/** The quantity and name of an item, and its ID in the user's preferred format. */
export function ItemLabel({ item }: { item: Item }) {
  const countedName = useNameWithQuantity();
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  return (
    <>
      <bdi>{countedName(item.quantity, itemName(item))}</bdi> <code>{itemLabel(item, idFormat)}</code>
    </>
  );
}

interface RoutedItemProps {
  item: Item;
  /** Replaces the fulfiller's name for an item that has no fulfiller yet. */
  unrouted?: string | undefined;
}

/** S8.29: an item without a fulfiller has the same text as on its card, unless `unrouted` is given. */
export function ItemWithFulfiller({ item, unrouted }: RoutedItemProps) {
  const { t } = useTranslation(['item', 'order']);
  const fulfiller = useFulfillerName(item);
  const none = isBeforeRouting(item) ? t('item:noFulfiller') : t('order:notAvailable');
  return (
    <>
      <ItemLabel item={item} />
      <span className="text-body-secondary">
        {' · '}
        {fulfiller || (unrouted ?? none)}
      </span>
    </>
  );
}
