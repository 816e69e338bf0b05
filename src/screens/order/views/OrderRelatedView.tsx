import { useTranslation } from 'react-i18next';
import { EmptyState } from '#components/EmptyState.tsx';
import { hasRelations } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectHaveItemsFailed } from '#store/order/orderSelectors.ts';
import { RelatedFacts } from '../header/RelatedFacts.tsx';
import { RelatedPanel } from '../panels/related/RelatedPanel.tsx';
import { ItemSections } from './ItemSections.tsx';

/** The resources related to the order and to its items. */
export function OrderRelatedView({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const items = order.items.filter(hasRelations);
  const hasItemsFailed = useAppSelector((state) => selectHaveItemsFailed(state, order.orderId));
  return (
    <>
      <RelatedFacts
        order={order}
        isUntitled
        none={
          items.length === 0 &&
          !hasItemsFailed && <EmptyState icon="link-45deg" title={t('view.noRelated')} />
        }
      />
      <ItemSections order={order} items={items} Panel={RelatedPanel} />
    </>
  );
}
