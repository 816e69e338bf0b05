import { useTranslation } from 'react-i18next';
import { itemIdIn } from '#domain/identifiers.ts';
import type { Item } from '#domain/item.ts';
import { itemName } from '#domain/itemName.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useCountedName } from '../useCountedName.ts';
import { useFulfillerName } from '../useFulfillerName.ts';

/** An item as a dialog names what it writes to: quantity, product and id, in the person's id format. */
export function NamedItem({ item }: { item: Item }) {
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
  /** The text in place of the fulfiller's name if none is chosen yet. */
  unrouted?: string | undefined;
}

/** The same with its fulfiller. */
export function RoutedItem({ item, unrouted }: RoutedItemProps) {
  const { t } = useTranslation('item');
  const fulfiller = useFulfillerName(item);
  return (
    <>
      <NamedItem item={item} />
      <span className="text-body-secondary">
        {' · '}
        {fulfiller || (unrouted ?? t('noFulfiller'))}
      </span>
    </>
  );
}
