import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#components/EmptyState.tsx';
import { linksOf } from '#domain/links.ts';
import type { Order } from '#domain/order/order.ts';
import { SharedChanges } from '../panels/changes/SharedChanges.tsx';
import { READ_AT_FIRST } from './ItemSections.tsx';

export function OrderChangesView({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const [showsAll, setShowsAll] = useState(false);
  const items = order.items.filter(({ links }) => linksOf(links, 'changeRequests').length > 0);
  if (items.length === 0) return <EmptyState icon="clock-history" title={t('view.noChanges')} />;
  const read = showsAll ? items : items.slice(0, READ_AT_FIRST);
  return (
    <SharedChanges order={order} items={read} total={items.length} onShowAll={() => setShowsAll(true)} />
  );
}
