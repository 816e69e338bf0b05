import { useTranslation } from 'react-i18next';
import { itemIdIn } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import { itemName } from '#domain/item/itemName.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useCountedName } from '../../useCountedName.ts';
import { useFulfillerName } from '../../useFulfillerName.ts';

/** The quantity and name of an item, and its ID in the user's preferred format. */
export function ItemLabel({ item }: { item: Item }) {
  const countedName = useCountedName();
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  return (
    <>
      <bdi>{countedName(item.quantity, itemName(item))}</bdi>{' '}
      <code>{itemIdIn(item, idFormat) ?? item.itemId}</code>
    </>
  );
}

interface RoutedItemProps {
  item: Item;
  /** Replaces the fulfiller's name for an item that has no fulfiller yet. */
  unrouted?: string | undefined;
}

export function ItemWithFulfiller({ item, unrouted }: RoutedItemProps) {
  const { t } = useTranslation('item');
  const fulfiller = useFulfillerName(item);
  return (
    <>
      <ItemLabel item={item} />
      <span className="text-body-secondary">
        {' · '}
        {fulfiller || (unrouted ?? t('noFulfiller'))}
      </span>
    </>
  );
}
