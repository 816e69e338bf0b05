import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item.ts';
import { useFulfillerName } from '../useFulfillerName.ts';
import { NamedItem } from './NamedItem.tsx';

function TouchedItem({ item }: { item: Item }) {
  const { t } = useTranslation('actions');
  const fulfiller = useFulfillerName(item);
  return (
    <li className="text-break">
      <NamedItem item={item} />
      <span className="text-body-secondary">
        {' · '}
        {fulfiller === '' ? t('cancel.byPlatform') : fulfiller}
      </span>
    </li>
  );
}

/** What a write is about and who makes it, item by item. */
export function TouchedItems({ items }: { items: readonly Item[] }) {
  return (
    <ul className="touched-items">
      {items.map((item) => (
        <TouchedItem key={item.itemId} item={item} />
      ))}
    </ul>
  );
}
