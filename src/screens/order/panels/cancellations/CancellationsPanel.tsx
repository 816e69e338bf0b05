import '../panels.css';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { LoadableContent } from '#components/LoadableContent.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { type Cancellation, cancellations } from '#domain/actions/cancellation.ts';
import { concernsItem } from '#domain/event/event.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import type { PanelProps } from '../panels.ts';
import { CancellationRequest } from './CancellationRequest.tsx';
import { CancellationResponse } from './CancellationResponse.tsx';
import { CancellationSupportNote } from './CancellationSupportNote.tsx';

function CancellationCard({ cancellation }: { cancellation: Cancellation }) {
  const { t } = useTranslation('panels');
  const { request, responses } = cancellation;
  return (
    <li className="panel-card">
      <CancellationRequest event={request} />
      {responses.length === 0 ? (
        <p className="mb-0">
          <span className="status-label status-warning">
            <Icon name="hourglass-split" /> {t('cancellations.pending')}
          </span>
        </p>
      ) : (
        responses.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events may have no ID and never change their order
          <CancellationResponse key={index} event={event} />
        ))
      )}
    </li>
  );
}

/** S2.83: the cancellation requests of the item and their responses. */
export function CancellationsPanel({ order, item }: PanelProps) {
  const { t } = useTranslation(['panels', 'events']);
  const { state, retry } = useOrderReadOperation(loadEvents, { orderId: order.orderId });
  return (
    <div className="panel">
      <CancellationSupportNote item={item} />
      <LoadableContent
        state={state}
        skeleton={<Skeleton label={t('events:loading')} lines={4} />}
        failureTitle={t('events:failed')}
        onRetry={retry}
      >
        {({ events }) => {
          const found = cancellations(events.filter((event) => concernsItem(event, item.itemId)));
          if (found.length === 0) return <p className="text-body-secondary">{t('cancellations.none')}</p>;
          return (
            <ul className="card-list">
              {found.map((cancellation, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: events may have no ID and never change their order
                <CancellationCard key={index} cancellation={cancellation} />
              ))}
            </ul>
          );
        }}
      </LoadableContent>
    </div>
  );
}
