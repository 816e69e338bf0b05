import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#components/Skeleton.tsx';
import { byProblems } from '#domain/alerts.ts';
import type { Order } from '#domain/order.ts';
import { ItemCard } from './ItemCard.tsx';

interface ItemListProps {
  order: Order;
  /** Whether all items are here, or only those the search result held. */
  isComplete: boolean;
}

/** The items, those with problems first (S4.9). */
export function ItemList({ order, isComplete }: ItemListProps) {
  const { t } = useTranslation('order');
  const items = useMemo(() => [...order.items].sort(byProblems(Date.now())), [order.items]);
  return (
    <section aria-busy={!isComplete}>
      <h2 className="h6">{t('items.title', { count: items.length })}</h2>
      <ul className="item-list">
        {items.map((item) => (
          <li key={item.itemId}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
      {!isComplete && items.length === 0 && <Skeleton label={t('state.loading')} lines={4} />}
    </section>
  );
}
