import { useTranslation } from 'react-i18next';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { hasRelations } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';
import { latestResult, type OperationState } from '#store/operation.ts';
import { selectHaveItemsFailed } from '#store/order/orderSelectors.ts';
import { ItemLabel } from '../facts/ItemLabel.tsx';
import { ReadFailure } from '../overview/related/ReadFailure.tsx';
import { RelationList } from '../overview/related/RelationList.tsx';
import { useRelations } from '../overview/related/useRelations.ts';
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

/** The relations of the order. Says that there are none only once everything is loaded (R470). */
function OrderRelations({ order, hasItems }: { order: Order; hasItems: boolean }) {
  const { t } = useTranslation('order');
  const relations = useRelations(order);
  const { isNone, claims, complaints, events } = relations;
  const hasItemsFailed = useAppSelector((state) => selectHaveItemsFailed(state, order.orderId));
  const states: OperationState[] = [claims, complaints, events].map(({ state }) => state);
  if (!isNone || states.some(({ status }) => status === 'failed'))
    return (
      <>
        <RelationList order={order} relations={relations} />
        <ReadFailure read={events} text={t('related.eventsFailed')} />
      </>
    );
  if (states.some((state) => latestResult(state) === null))
    return <Skeleton label={t('related.loading')} lines={2} />;
  if (hasItems || hasItemsFailed) return null;
  return <EmptyState icon="link-45deg" title={t('view.noRelated')} />;
}

/** The resources related to the order and to its items. */
export function OrderRelatedView({ order }: { order: Order }) {
  const items = order.items.filter(hasRelations);
  return (
    <>
      <OrderRelations order={order} hasItems={items.length > 0} />
      <div className="item-sections">
        <FirstItems items={items}>
          {(shown) => shown.map((item) => <ItemSection key={item.itemId} order={order} item={item} />)}
        </FirstItems>
      </div>
    </>
  );
}
