import '../panels.css';
import { useTranslation } from 'react-i18next';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { loadChangeRequests } from '#store/order/panelOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import type { PanelProps } from '../panels.ts';
import { ChangeRequestCard } from './ChangeRequestCard.tsx';

/** S2.83: the changes that were requested after the item was placed. */
export function ChangesPanel({ item }: PanelProps) {
  const { t } = useTranslation('panels');
  const read = useOrderReadOperation(loadChangeRequests, { itemId: item.itemId });
  return (
    <div className="panel">
      <LoadableContent read={read} loading={t('changes.loading')} lines={6} failed={t('changes.failed')}>
        {(requests) =>
          requests.length === 0 ? (
            <p className="text-body-secondary">{t('changes.none')}</p>
          ) : (
            <ul className="card-list">
              {requests.map((request, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: change requests may have no ID
                <li key={index} className="panel-card">
                  <ChangeRequestCard request={request} itemId={item.itemId} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadableContent>
    </div>
  );
}
