import { useTranslation } from 'react-i18next';
import { StatusLabel } from '#components/StatusLabel.tsx';
import { Tip } from '#components/Tip.tsx';
import { currentStatus, type Item } from '#domain/item/item.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { itemTone } from '#domain/item/statusTone.ts';
import { usePartialQuantityText } from '../usePartialQuantityText.ts';

interface ItemStatusLineProps {
  item: Item;
  /** Epoch milliseconds. */
  now: number;
  isBrief?: boolean;
}

/**
 * S2.93 to S2.95: the status label with its step and, for a suspended item, 'Suspended In'. A second label
 * marks a rejected item that has another status. Unless `isBrief`, tooltips show the reasons, and a text
 * shows the number of pieces (R128).
 */
export function ItemStatusLine({ item, now, isBrief = false }: ItemStatusLineProps) {
  const { t } = useTranslation(['item', 'status']);
  const part = usePartialQuantityText(item);
  const status = itemStatus(item);
  const suspension = currentStatus(item, 'suspended');
  const rejection = currentStatus(item, 'rejected');
  return (
    <span className="item-status">
      <StatusLabel status={status} tone={itemTone(item, now)} withStep />
      {part !== '' && !isBrief && <span className="item-part">{part}</span>}
      {suspension && !isBrief && (
        <Tip label={t('suspension.why')} icon="info-circle-fill">
          {suspension.detail || t('suspension.unknown')}
        </Tip>
      )}
      {rejection && status.type !== 'rejected' && (
        <span className="status-label status-danger">{t('status:name.rejected')}</span>
      )}
      {rejection && !isBrief && (
        <Tip label={t('rejection.why')} icon="info-circle-fill">
          {rejection.detail || t('rejection.unknown')}
        </Tip>
      )}
    </span>
  );
}
