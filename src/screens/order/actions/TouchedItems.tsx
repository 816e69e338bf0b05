import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item.ts';
import { useFulfillerName } from '../useFulfillerName.ts';
import { NamedItem } from './NamedItem.tsx';

interface TouchedItemProps {
  item: Item;
  /** The text in place of the fulfiller's name if none is chosen yet. */
  unrouted: string;
}

function TouchedItem({ item, unrouted }: TouchedItemProps) {
  const fulfiller = useFulfillerName(item);
  return (
    <li className="text-break">
      <NamedItem item={item} />
      <span className="text-body-secondary">
        {' · '}
        {fulfiller || unrouted}
      </span>
    </li>
  );
}

interface TouchedItemsProps {
  items: readonly Item[];
  unrouted?: string;
}

/** The items that a write concerns, each with its fulfiller. */
export function TouchedItems({ items, unrouted }: TouchedItemsProps) {
  const { t } = useTranslation('item');
  return (
    <ul className="touched-items">
      {items.map((item) => (
        <TouchedItem key={item.itemId} item={item} unrouted={unrouted ?? t('noFulfiller')} />
      ))}
    </ul>
  );
}
