import { useTranslation } from 'react-i18next';
import { EmptyState } from '#components/EmptyState.tsx';
import { linksOf } from '#domain/links.ts';
import type { Order } from '#domain/order/order.ts';
import { ChangesPanel } from '../panels/changes/ChangesPanel.tsx';
import { ItemSections } from './ItemSections.tsx';

export function OrderChangesView({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const items = order.items.filter(({ links }) => linksOf(links, 'changeRequests').length > 0);
  if (items.length === 0) return <EmptyState icon="clock-history" title={t('view.noChanges')} />;
  return <ItemSections order={order} items={items} Panel={ChangesPanel} />;
}
