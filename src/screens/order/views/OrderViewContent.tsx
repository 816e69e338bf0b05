import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { hasChangeRequests } from '#domain/event/changeRequest.ts';
import type { Item } from '#domain/item/item.ts';
import { hasRelations } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderView } from '#domain/order/orderView.ts';
import { useAppSelector } from '#store/hooks.ts';
import { latestResult, type OperationState } from '#store/operation.ts';
import { selectHaveItemsFailed } from '#store/order/orderSelectors.ts';
import { JsonDocumentView } from '../dialogs/details/JsonModal.tsx';
import { ItemLabel } from '../facts/ItemLabel.tsx';
import { useCanSeeRawData } from '../openOrder.ts';
import { RelationList, useRelations } from '../overview/related/RelationList.tsx';
import { SharedChanges } from '../panels/changes/SharedChanges.tsx';
import { EventsPanel } from '../panels/events/EventsPanel.tsx';
import type { PanelProps } from '../panels/panels.ts';
import { RelatedPanel } from '../panels/related/RelatedPanel.tsx';

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
        <RetryNote read={events} text={t('related.eventsFailed')} />
      </>
    );
  if (states.some((state) => latestResult(state) === null))
    return <Skeleton label={t('related.loading')} lines={2} />;
  if (hasItems || hasItemsFailed) return null;
  return <EmptyState icon="link-45deg" title={t('view.noRelated')} />;
}

function OrderRelatedView({ order }: { order: Order }) {
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

/** The maximum number of items whose panels load initially, because an order may have a hundred items. */
const SHOWN_AT_FIRST = 5;

interface FirstItemsProps {
  items: readonly Item[];
  children: (shown: readonly Item[]) => ReactNode;
}

export function FirstItems({ items, children }: FirstItemsProps) {
  const { t } = useTranslation('order');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      {children(shown)}
      {shown.length < items.length && (
        <Button size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          {t('view.allItems', { count: items.length })}
        </Button>
      )}
    </>
  );
}

export interface OrderViewProps {
  order: Order;
  view: Exclude<OrderView, 'items'>;
}

function OrderChangesView({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const items = order.items.filter(hasChangeRequests);
  const hasItemsFailed = useAppSelector((state) => selectHaveItemsFailed(state, order.orderId));
  if (items.length === 0 && hasItemsFailed) return null;
  if (items.length === 0) return <EmptyState icon="clock-history" title={t('view.noChanges')} />;
  return <FirstItems items={items}>{(shown) => <SharedChanges order={order} items={shown} />}</FirstItems>;
}

/** S2.84: the raw order. It contains prices, so the user needs the permission to see them. */
function OrderRawView({ order }: { order: Order }) {
  const { t } = useTranslation('item');
  const isPermitted = useCanSeeRawData();
  if (!isPermitted) return <p className="mb-0">{t('json.denied')}</p>;
  return <JsonDocumentView title={t('json.order')} source={{ of: 'order', orderId: order.orderId }} />;
}

/** The content of a view. The code of the views is loaded after the items. */
export function OrderViewContent({ order, view }: OrderViewProps) {
  switch (view) {
    case 'events':
      return <EventsPanel order={order} item={null} />;
    case 'changes':
      return <OrderChangesView order={order} />;
    case 'related':
      return <OrderRelatedView order={order} />;
    default:
      return <OrderRawView order={order} />;
  }
}
