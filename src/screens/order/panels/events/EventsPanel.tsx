import '../panels.css';
import './events.css';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#components/EmptyState.tsx';
import { LoadState } from '#components/LoadState.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { loadEvents } from '#store/panelReadings.ts';
import { useOrderReading } from '../../useOrderReading.ts';
import type { PanelProps } from '../panels.ts';
import { EventWorkbench } from './EventWorkbench.tsx';

/** S2.83: what happened to the item and to its whole order. */
export function EventsPanel({ order, item }: PanelProps) {
  // Everything that an opened event needs besides: what is loaded later would hide the whole panel meanwhile.
  const { t } = useTranslation(['events', 'panels', 'hints', 'order']);
  const { state, retry } = useOrderReading(loadEvents, { orderId: order.orderId });
  return (
    <div className="panel">
      <LoadState
        state={state}
        skeleton={<Skeleton label={t('loading')} lines={8} />}
        failureTitle={t('failed')}
        onRetry={retry}
      >
        {({ events, raw }) =>
          events.length === 0 ? (
            <EmptyState icon="clock-history" title={t('none')}>
              <p>{t('noneText')}</p>
            </EmptyState>
          ) : (
            <EventWorkbench order={order} item={item} events={events} raw={raw} />
          )
        }
      </LoadState>
    </div>
  );
}
