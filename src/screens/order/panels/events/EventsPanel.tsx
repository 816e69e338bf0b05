import '../panels.css';
import './events.css';
import './eventColumns.css';
import { useTranslation } from 'react-i18next';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import { EventsView } from './EventsView.tsx';

interface EventsPanelProps {
  order: Order;
  /** null for the events of the whole order. */
  item: Item | null;
}

/** S2.83: the events of an item or of a whole order, including an order that has no items yet. */
export function EventsPanel({ order, item }: EventsPanelProps) {
  // The texts of an open event are included, because loading them later would suspend the whole panel.
  const { t } = useTranslation(['events', 'panels', 'hints', 'order']);
  const read = useOrderReadOperation(loadEvents, { orderId: order.orderId });
  return (
    <div className="panel">
      <LoadableContent read={read} loading={t('loading')} lines={8} failed={t('failed')}>
        {({ events, raw }) =>
          events.length === 0 ? (
            <EmptyState icon="clock-history" title={t('none')}>
              <p>{t('noneText')}</p>
            </EmptyState>
          ) : (
            <EventsView order={order} item={item} events={events} raw={raw} />
          )
        }
      </LoadableContent>
    </div>
  );
}
