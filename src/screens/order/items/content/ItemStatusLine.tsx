import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { StatusLabel, StepMark } from '#components/status/StatusLabel.tsx';
import type { StatusTFunction } from '#components/status/statusText.ts';
import { Tip } from '#components/tip/Tip.tsx';
import { currentStatus, type Item } from '#domain/item/item.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { partialQuantity } from '#domain/item/statusParts.ts';
import { itemTone } from '#domain/item/statusTone.ts';
import { ToneLabel } from '../../facts/ToneLabel.tsx';

/**
 * R128: returns a text such as "280 of 560 shipped", or '' if the item is not partly shipped or cancelled.
 */
export function partialQuantityText(t: TFunction<'item'>, item: Item): string {
  const part = partialQuantity(item);
  if (part === null) return '';
  return t(`part.${part.type}`, { pieces: part.pieces, total: part.total });
}

interface ItemStatusProps {
  item: Item;
  /** Epoch milliseconds. */
  now: number;
}

function RejectedLabel({ text }: { text: StatusTFunction }) {
  return <ToneLabel tone="danger">{text('name.rejected')}</ToneLabel>;
}

/**
 * S2.93, S2.95: the status label with its step and, for a suspended item, 'Suspended In'. A second label marks
 * a rejected item that has another status.
 */
export function BriefItemStatus({ item, now, text }: ItemStatusProps & { text: StatusTFunction }) {
  const status = itemStatus(item);
  const rejection = currentStatus(item, 'rejected');
  const reason = (currentStatus(item, 'suspended') ?? rejection)?.detail;
  const isRejected = status.type !== 'rejected' && rejection !== null;
  return (
    <span className="item-status" title={reason || undefined}>
      <StepMark status={status} tone={itemTone(item, now)} text={text} withStep />
      {isRejected && <RejectedLabel text={text} />}
    </span>
  );
}

/**
 * S2.93 to S2.95: the brief status with tooltips that show the reasons, and a text with the number of pieces
 * (R128).
 */
export function ItemStatusLine({ item, now }: ItemStatusProps) {
  const { t } = useTranslation('item');
  const { t: statusTexts } = useTranslation('status');
  const part = partialQuantityText(t, item);
  const status = itemStatus(item);
  const suspension = currentStatus(item, 'suspended');
  const rejection = currentStatus(item, 'rejected');
  return (
    <span className="item-status">
      <StatusLabel status={status} tone={itemTone(item, now)} withStep />
      {part !== '' && <span className="item-part">{part}</span>}
      {suspension && (
        <Tip label={t('suspension.why')} icon="info-circle-fill">
          {suspension.detail || t('suspension.unknown')}
        </Tip>
      )}
      {rejection && status.type !== 'rejected' && <RejectedLabel text={statusTexts} />}
      {rejection && (
        <Tip label={t('rejection.why')} icon="info-circle-fill">
          {rejection.detail || t('rejection.unknown')}
        </Tip>
      )}
    </span>
  );
}
