import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatusName } from '#components/useStatusName.ts';
import { type Alert, itemAlerts } from '#domain/alerts.ts';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';
import { judgeClearedAlerts } from '#domain/writeEvidence.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { clearAlerts } from '#store/orderActions.ts';
import { useDraft } from '#store/useDraft.ts';
import type { ItemModalProps, ModalProps } from '../../modals/registry.ts';
import { useWrite } from '../useWrite.ts';
import { WriteModal } from '../WriteModal.tsx';

interface ClearDraft {
  /** Keys of the ticked alerts; null until somebody ticked. */
  ticked: string[] | null;
  comment: string;
}

const keyOf = (alert: Alert) => `${alert.itemId} ${alert.status}`;

interface AlertRowProps {
  alert: Alert;
  item: Item | undefined;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** An alert without a date cannot be cleared: it is shown all the same, and says so. */
function AlertRow({ alert, item, isTicked, onTick }: AlertRowProps) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const statusName = useStatusName();
  const reasonId = useId();
  return (
    <li className="form-check">
      <label className="form-check-label">
        <input
          type="checkbox"
          className="form-check-input"
          checked={isTicked}
          aria-disabled={!alert.clearable}
          aria-describedby={reasonId}
          onChange={({ target }) => alert.clearable && onTick(target.checked)}
        />{' '}
        {statusName(alert.status)} · {item?.productName || alert.itemId}
      </label>
      <div id={reasonId} className="small text-body-secondary text-break">
        {!alert.clearable && t('clearAlerts.noDate')}
        {alert.since !== null && t('clearAlerts.since', { when: format.dateTime(alert.since) })}{' '}
        {alert.detail}
      </div>
    </li>
  );
}

interface ClearDialogProps {
  order: Order;
  items: readonly Item[];
  subject: string;
  onClose: () => void;
}

function ClearDialog({ order, items, subject, onClose }: ClearDialogProps) {
  const { t } = useTranslation('actions');
  const commentId = useId();
  const draft = useDraft<ClearDraft>(`clearAlerts:${subject}`, { ticked: null, comment: '' });
  const alerts = items.flatMap((item) => itemAlerts(item, Date.now()));
  const clearable = alerts.filter((alert) => alert.clearable);
  // S5.31: a single alert is ticked from the start.
  const ticked = draft.value.ticked ?? (clearable.length === 1 ? clearable.map(keyOf) : []);
  const chosen = clearable.filter((alert) => ticked.includes(keyOf(alert)));
  const write = useWrite({
    operation: clearAlerts,
    orderId: order.orderId,
    items: items.filter(
      (item) => chosen.length === 0 || chosen.some((alert) => alert.itemId === item.itemId),
    ),
    subject: order.orderId,
    judge: judgeClearedAlerts,
    onDone: () => {
      draft.discard();
      onClose();
    },
  });
  const handleTick = (key: string, isTicked: boolean) =>
    draft.change((current) => ({
      ...current,
      ticked: isTicked ? [...ticked, key] : ticked.filter((other) => other !== key),
    }));
  return (
    <WriteModal
      title={t('clearAlerts.title')}
      submitLabel={t('clearAlerts.submit')}
      failureTitle={t('clearAlerts.failed')}
      order={order}
      write={write}
      disabledReason={chosen.length === 0 ? t('clearAlerts.none') : null}
      onSubmit={() =>
        write.submit(
          {
            merchantId: order.merchantId,
            comment: draft.value.comment,
            alerts: chosen.map(({ itemId, status }) => ({ itemId, status })),
          },
          chosen.map((alert) => alert.itemId),
        )
      }
      onClose={onClose}
    >
      <p>{t('clearAlerts.text')}</p>
      <ul className="list-unstyled">
        {alerts.map((alert) => (
          <AlertRow
            key={keyOf(alert)}
            alert={alert}
            item={items.find((item) => item.itemId === alert.itemId)}
            isTicked={ticked.includes(keyOf(alert))}
            onTick={(isTicked) => handleTick(keyOf(alert), isTicked)}
          />
        ))}
      </ul>
      <label htmlFor={commentId} className="form-label">
        {t('clearAlerts.comment')}
      </label>
      <textarea
        id={commentId}
        className="form-control"
        rows={2}
        value={draft.value.comment}
        onChange={({ target }) => draft.change((current) => ({ ...current, comment: target.value }))}
      />
    </WriteModal>
  );
}

export function ClearAlertsDialog({ order, onClose }: ModalProps) {
  return <ClearDialog order={order} items={order.items} subject={order.orderId} onClose={onClose} />;
}

export function ClearItemAlertsDialog({ order, item, onClose }: ItemModalProps) {
  return <ClearDialog order={order} items={[item]} subject={item.itemId} onClose={onClose} />;
}
