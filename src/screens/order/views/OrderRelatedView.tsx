import { useTranslation } from 'react-i18next';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { hasRelations } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectHaveItemsFailed } from '#store/order/orderSelectors.ts';
import { ItemLabel } from '../facts/ItemLabel.tsx';
import { RelatedFacts } from '../overview/related/RelatedFacts.tsx';
import type { PanelProps } from '../panels/panels.ts';
import { RelatedPanel } from '../panels/related/RelatedPanel.tsx';
import { FirstItems } from './FirstItems.tsx';

function ItemSection({ order, item }: PanelProps) {
  const { t } = useTranslation('order');
  return (
    <TitledSection
      title={
        <span className="text-break">
          <ItemLabel item={item} />
        </span>
      }
      level={3}
    >
      <PanelBoundary title={t('items.one', { id: item.itemId })} resetKeys={[item]}>
        <RelatedPanel order={order} item={item} />
      </PanelBoundary>
    </TitledSection>
  );
}

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
      <div className="item-sections">
        <FirstItems items={items}>
          {(shown) => shown.map((item) => <ItemSection key={item.itemId} order={order} item={item} />)}
        </FirstItems>
      </div>
    </>
  );
}
