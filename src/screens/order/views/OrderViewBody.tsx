import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import type { Order } from '#domain/order/order.ts';
import type { OrderView } from '#domain/order/orderView.ts';
import { VIEW_LOADERS } from './viewLoaders.ts';

interface OrderViewBodyProps {
  order: Order;
  view: Exclude<OrderView, 'items'>;
}

/** R70: the content of any order view except the items view. */
export function OrderViewBody({ order, view }: OrderViewBodyProps) {
  const { t } = useTranslation('order');
  const title = t(`view.${view}`);
  const part = {
    title,
    resetKeys: [order],
    fallback: <Skeleton label={t('view.loading')} lines={8} />,
  };
  return (
    <section className="order-view-body" aria-label={title}>
      {view === 'events' ? (
        <Deferred key={view} load={VIEW_LOADERS.events} props={{ order, item: null }} {...part} />
      ) : (
        <Deferred key={view} load={VIEW_LOADERS[view]} props={{ order }} {...part} />
      )}
    </section>
  );
}
