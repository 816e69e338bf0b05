import { useTranslation } from 'react-i18next';
import { EmptyState } from '#components/EmptyState.tsx';
import { linksOf } from '#domain/links.ts';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectHaveItemsFailed } from '#store/order/orderSelectors.ts';
import { SharedChanges } from '../panels/changes/SharedChanges.tsx';
import { FirstItems } from './FirstItems.tsx';

export function OrderChangesView({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const items = order.items.filter(({ links }) => linksOf(links, 'changeRequests').length > 0);
  const hasItemsFailed = useAppSelector((state) => selectHaveItemsFailed(state, order.orderId));
  if (items.length === 0 && hasItemsFailed) return null;
  if (items.length === 0) return <EmptyState icon="clock-history" title={t('view.noChanges')} />;
  return <FirstItems items={items}>{(shown) => <SharedChanges order={order} items={shown} />}</FirstItems>;
}
