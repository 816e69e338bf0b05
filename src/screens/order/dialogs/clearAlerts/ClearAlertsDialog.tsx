import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/form/CheckField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useStatusName } from '#components/status/useStatusName.ts';
import { TextWithDates } from '#components/time/TextWithDates.tsx';
import type { AlertIdentity, ClearAlertsResult } from '#domain/actions/clearedAlerts.ts';
import { type Alert, itemAlerts } from '#domain/item/alerts.ts';
import { chosenOrAllItems, type Item } from '#domain/item/item.ts';
import { PLATFORM_TEXT_MAX } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import { sameValues } from '#domain/sameValues.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { clearAlerts } from '#store/actions/writeOperations.ts';
import { type Draft, draftKey, useDraft } from '#store/console/useDraft.ts';
import { ItemWithFulfiller } from '../../facts/ItemLabel.tsx';
import { LongText } from '../../facts/LongText.tsx';
import { useItemSequence } from '../itemSequence.tsx';
import type { ItemModalProps, OrderModalProps } from '../modalProps.ts';
import { SelectButtons } from '../SelectButtons.tsx';
import { useModal } from '../useModal.ts';
import { useGuardedWrite } from '../writes/useGuardedWrite.ts';
import { useRefusedFields } from '../writes/useRefusedFields.ts';
import { WriteModal } from '../writes/WriteModal.tsx';

interface ClearDraft {
  /** Keys of the selected alerts; null until the user changes the selection. */
  selectedKeys: string[] | null;
  comment: string;
}

const NONE_CHOSEN: ChosenAlerts = { items: [], status: null };
const EMPTY: ClearDraft = { selectedKeys: null, comment: '' };

const keyOf = (alert: AlertIdentity) => `${alert.itemId} ${alert.status}`;

interface AlertRowProps {
  alert: Alert;
  item: Item;
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
}

/** An alert without a date cannot be cleared. Its row cannot be selected and explains why. */
function AlertRow({ alert, item, isSelected, onSelectedChange }: AlertRowProps) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const statusName = useStatusName();
  const { since, clearable, detail } = alert;
  return (
    <li>
      <CheckField
        label={
          <>
            <strong>{statusName(alert.status)}</strong> · <ItemWithFulfiller item={item} />
          </>
        }
        hint={
          <>
            {!clearable && `${t('clearAlerts.noDate')} `}
            {since !== null && (
              <TextWithDates text={t('clearAlerts.since', { when: format.moment(since) })} />
            )}{' '}
            <LongText text={detail} limit={PLATFORM_TEXT_MAX} />
          </>
        }
        checked={isSelected}
        isDisabled={!clearable}
        onChange={onSelectedChange}
      />
    </li>
  );
}

/** The alerts that are selected initially: those of `items`, restricted to `status` unless it is null. */
interface ChosenAlerts {
  items: readonly string[];
  status: string | null;
}

/** Manages the selection of alerts that can be cleared. Selected alerts that no longer exist are ignored. */
function useAlertSelection(
  draft: Draft<ClearDraft>,
  alerts: readonly Alert[],
  { items, status }: ChosenAlerts,
) {
  const clearable = alerts.filter((alert) => alert.clearable);
  const isChosen = (alert: Alert) =>
    items.includes(alert.itemId) && (status === null || alert.status === status);
  // S5.31: if only one alert can be cleared, it is selected initially. R538: one that becomes due later is not.
  const [keysAtFirst] = useState(() =>
    clearable.filter((alert) => clearable.length === 1 || isChosen(alert)).map(keyOf),
  );
  const selectedKeys = draft.value.selectedKeys ?? keysAtFirst;
  const chosen = clearable.filter((alert) => selectedKeys.includes(keyOf(alert)));
  const [leftKeys, setLeftKeys] = useState<readonly string[]>([]);
  return {
    isRetry: sameValues(chosen.map(keyOf), leftKeys),
    clearable,
    chosen,
    setSelected: (alert: Alert, isSelected: boolean) => {
      const others = chosen.map(keyOf).filter((key) => key !== keyOf(alert));
      draft.change((current) => ({
        ...current,
        selectedKeys: isSelected ? [...others, keyOf(alert)] : others,
      }));
    },
    /**
     * Keeps the comment and selects the alerts that remain to be cleared; discards the draft if none remain.
     * `result` is null if a check has found that all of them were cleared.
     */
    settle: (result: ClearAlertsResult | null) => {
      const left = result ? [...result.rejected, ...result.unconfirmed] : [];
      setLeftKeys(left.map(keyOf));
      if (left.length === 0) draft.discard();
      else draft.change((current) => ({ ...current, selectedKeys: left.map(keyOf) }));
    },
    selectAll: () => draft.change((current) => ({ ...current, selectedKeys: clearable.map(keyOf) })),
    selectNone: () => draft.change((current) => ({ ...current, selectedKeys: [] })),
  };
}

interface ClearDialogProps {
  order: Order;
  /** null if the dialog is about the order. */
  item: Item | null;
  atFirst: ChosenAlerts;
  onClose: () => void;
}

/** S5.31 to S5.33: the user selects resolved alerts and clears them, with an optional comment. */
function ClearDialog({ order, item, atFirst, onClose }: ClearDialogProps) {
  const { t } = useTranslation('actions');
  const openedFor = item ? [item.itemId] : atFirst.items;
  const items = chosenOrAllItems(order.items, openedFor);
  const dialogKey = draftKey('clearAlerts', order.orderId, ...openedFor, atFirst.status ?? '');
  const draft = useDraft(dialogKey, EMPTY);
  const alerts = useItemSequence()(items)
    .flatMap((one) => itemAlerts(one, Date.now()).map((alert) => ({ alert, item: one })))
    .toSorted((a, b) => Number(b.alert.clearable) - Number(a.alert.clearable));
  const { clearable, chosen, isRetry, setSelected, selectAll, selectNone, settle } = useAlertSelection(
    draft,
    alerts.map(({ alert }) => alert),
    atFirst,
  );
  const write = useGuardedWrite({
    operation: clearAlerts,
    order,
    item: null,
    items,
    dialog: { dialogKey, chosen: openedFor },
    draft,
    onApplied: settle,
    onDone: onClose,
  });
  const refusedField = useRefusedFields(write.failures, draft.value);
  const handleSubmit = () =>
    write.submit(
      {
        merchantId: order.merchantId,
        comment: draft.value.comment,
        alerts: chosen.map(({ itemId, status }) => ({ itemId, status })),
      },
      chosen.map((alert) => alert.itemId),
    );
  return (
    <WriteModal
      action="clearAlerts"
      openedFor={openedFor}
      hasNothingLeft={clearable.length === 0}
      title={t('label.clearAlerts')}
      submitLabel={t('clearAlerts.submit', { count: Math.max(1, chosen.length) })}
      failureTitle={t('clearAlerts.failed')}
      write={write}
      isRetry={isRetry}
      disabledReason={chosen.length === 0 ? t('clearAlerts.none') : null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <fieldset className="mb-3">
        <legend className="dialog-text">{t('clearAlerts.text')}</legend>
        {clearable.length > 1 && (
          <SelectButtons total={clearable.length} onAll={selectAll} onNone={selectNone} />
        )}
        <ul className="list-unstyled d-grid gap-2 mb-0">
          {alerts.map(({ alert, item: of }) => (
            <AlertRow
              key={keyOf(alert)}
              alert={alert}
              item={of}
              isSelected={chosen.includes(alert)}
              onSelectedChange={(isSelected) => setSelected(alert, isSelected)}
            />
          ))}
        </ul>
      </fieldset>
      <TextField
        label={t('clearAlerts.comment')}
        problem={refusedField('comment')}
        rows={2}
        value={draft.value.comment}
        onChange={(comment) => draft.change((current) => ({ ...current, comment }))}
      />
    </WriteModal>
  );
}

export function ClearAlertsDialog({ order, openedFor, onClose }: OrderModalProps) {
  const { status } = useModal();
  const atFirst = { items: openedFor, status };
  return <ClearDialog order={order} item={null} atFirst={atFirst} onClose={onClose} />;
}

export function ClearItemAlertsDialog({ order, item, onClose }: ItemModalProps) {
  return <ClearDialog order={order} item={item} atFirst={NONE_CHOSEN} onClose={onClose} />;
}
