import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/loading/Deferred.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { loadOrderView } from '../panels/preloadPanels.ts';
import type { OrderViewProps } from './OrderViewContent.tsx';

/** R70: the content of any order view except the items view. */
export function OrderViewBody({ order, view }: OrderViewProps) {
  const { t } = useTranslation('order');
  const title = t(`view.${view}`);
  return (
    <section className="order-view-body" aria-label={title}>
      <Deferred
        key={view}
        load={loadOrderView}
        props={{ order, view }}
        title={title}
        resetKeys={[order]}
        fallback={<Skeleton label={t('view.loading')} lines={8} />}
      />
    </section>
  );
}
