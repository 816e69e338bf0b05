import { useTranslation } from 'react-i18next';
import { itemLabel } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import { itemName } from '#domain/item/itemName.ts';
import { isBeforeRouting } from '#domain/item/itemStage.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useFulfillerName } from './useFulfillerName.ts';

/** R517: returns a function that names an item whose ID is shown too. */
export function useNameBesideId(): (item: Item) => string {
  const { t } = useTranslation('item');
  return (item) => (item.productName ? itemName(item) : t('noName'));
}

/** The quantity and name of an item, for use beside its ID. */
export function ItemNameWithQuantity({ item }: { item: Item }) {
  const { t } = useTranslation('actions');
  const { quantity } = item;
  const name = useNameBesideId()(item);
  // A quantity of 0 means unknown.
  return <bdi>{quantity > 0 ? t('touched', { name, quantity }) : name}</bdi>;
}

/** The quantity and name of an item, and its ID in the user's preferred format. */
export function ItemLabel({ item }: { item: Item }) {
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  return (
    <>
      <ItemNameWithQuantity item={item} /> <code>{itemLabel(item, idFormat)}</code>
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
