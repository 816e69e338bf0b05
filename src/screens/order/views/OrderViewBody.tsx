import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import type { Order } from '#domain/order.ts';
import type { OrderView } from '#domain/orderView.ts';

interface OrderViewBodyProps {
  order: Order;
  view: Exclude<OrderView, 'items'>;
}

const LOADS = {
  events: async () => (await import('../panels/events/EventsPanel.tsx')).EventsPanel,
  changes: async () => (await import('./OrderChanges.tsx')).OrderChanges,
  related: async () => (await import('./OrderRelated.tsx')).OrderRelated,
  raw: async () => (await import('./OrderRaw.tsx')).OrderRaw,
} as const;

/** R70: what a view of the order shows, besides its items. */
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
        <Deferred key={view} load={LOADS.events} props={{ order, item: null }} {...part} />
      ) : (
        <Deferred key={view} load={LOADS[view]} props={{ order }} {...part} />
      )}
    </section>
  );
}
