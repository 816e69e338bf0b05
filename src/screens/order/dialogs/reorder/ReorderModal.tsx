import './reorder.css';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/dialog/ActionModal.tsx';
import { Note } from '#components/notice/Notice.tsx';
import {
  RemediationFields,
  ReorderOptionFields,
  ReorderWarnings,
} from '#components/reorder/ReorderFields.tsx';
import { useNow } from '#components/time/useNow.ts';
import { planReorder, withOnlyTheseItems } from '#domain/actions/reorderPlan.ts';
import { isReorderable } from '#domain/item/itemStage.ts';
import type { Order } from '#domain/order/order.ts';
import { canRemediate } from '#domain/permissions.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { reorderRequested } from '#store/bulk/bulkOperations.ts';
import { draftKey, useDraft } from '#store/console/useDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectPermissions, selectTimezone } from '#store/people/userSelectors.ts';
import { useActionUnavailableReason } from '../../actions/useActionUnavailableReason.ts';
import type { OrderModalProps } from '../modalProps.ts';
import { useModal } from '../useModal.ts';
import { RefreshOrderButton } from '../writes/RefreshOrderButton.tsx';
import { AddressChangeWarning } from './AddressChangeWarning.tsx';
import { ModeFields } from './ModeFields.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { draftSplitSize, initialReorderDraft, type ReorderDraft } from './reorderDraft.ts';
import { useEarlierPlacements } from './useEarlierPlacements.tsx';

interface ContentProps {
  whole: Order;
  /** The order with only the items to reorder. */
  order: Order;
  draft: ReorderDraft;
  onChange: (draft: ReorderDraft) => void;
}

/** The new orders that this console places, and the options that determine them (R301). */
function Placing({ whole, order, draft, onChange }: ContentProps) {
  const { t } = useTranslation('reorder');
  const splitSize = draftSplitSize(draft);
  const canRemediateOrder = useAppSelector((state) =>
    canRemediate(selectPermissions(state), whole.merchantId),
  );
  const plan = splitSize === 'invalid' ? null : planReorder(order, splitSize);
  const preview = plan && (
    <PlanPreview
      order={order}
      plan={plan}
      keepDates={draft.options.keepDates}
      onKeepDates={() => onChange({ ...draft, options: { ...draft.options, keepDates: true } })}
    />
  );
  if (plan?.orders.length === 0) return preview;
  return (
    <>
      {preview}
      <fieldset className="choices">
        <legend>{t('options.legend')}</legend>
        <ReorderOptionFields
          options={draft.options}
          onChange={(options) => onChange({ ...draft, options })}
        />
      </fieldset>
      {canRemediateOrder && (
        <RemediationFields
          options={draft.remediation}
          isOne
          onChange={(remediation) => onChange({ ...draft, remediation })}
        />
      )}
      <ReorderWarnings itemCount={order.items.length} options={draft.options} />
    </>
  );
}

/** R117: a reorder with changes is placed on another site, so the dialog shows no plan for it. */
function Content(props: ContentProps) {
  const { whole, order, draft, onChange } = props;
  const { t } = useTranslation('reorder');
  const { leftOut } = planReorder(order, null);
  const planned = order.items.filter((item) => !leftOut.includes(item));
  const [itemCount, total] = [order.items.length, whole.items.length];
  const isPlacing = draft.mode !== 'changes';
  const keep = planned.length > 0 && planned.length < total ? planned : null;
  const part = t('part', { count: planned.length, total });
  return (
    <>
      {isPlacing && itemCount < total && <p>{part}</p>}
      {isPlacing && <AddressChangeWarning items={planned} />}
      <ModeFields
        orderId={order.orderId}
        itemCount={itemCount}
        keep={keep}
        draft={draft}
        onChange={onChange}
      />
      {isPlacing && <Placing {...props} />}
    </>
  );
}

/**
 * R281: a plan has the promise dates of its day. Returns a function that tells whether this day is not over yet,
 * and otherwise shows a new plan; and whether that has happened.
 */
function usePlannedDay() {
  const timezone = useAppSelector(selectTimezone);
  // A new day causes a render, and with it a new plan.
  useNow();
  const readToday = () => currentTime(Date.now(), timezone).today;
  const plannedDay = readToday();
  const [newDay, setNewDay] = useState<string | null>(null);
  const isStillToday = () => {
    const today = readToday();
    if (today !== plannedDay) setNewDay(today);
    return today === plannedDay;
  };
  return { isStillToday, hasNewDay: newDay !== null };
}

/** S4.58, S5.52: the dialog that reorders the order or the selected items. */
export function ReorderModal({ order: whole, openedFor, onClose }: OrderModalProps) {
  const { t } = useTranslation('reorder');
  const { mode } = useModal();
  const dispatch = useAppDispatch();
  const order = withOnlyTheseItems(whole, openedFor);
  const itemCount = order.items.length;
  const isPart = itemCount < whole.items.length;
  const [initial] = useState(() => initialReorderDraft(itemCount, mode));
  const key = draftKey('reorder', order.orderId, ...(isPart ? openedFor : []), ...(mode ? [mode] : []));
  const kept = useDraft(key, initial);
  const { value: draft, change, discard } = kept;
  const handleChange = (next: ReorderDraft) => change(() => next);
  const splitSize = draftSplitSize(draft);
  const plan = planReorder(order, splitSize === 'invalid' ? null : splitSize);
  const barred = useActionUnavailableReason('reorder', whole, null, openedFor);
  const count = plan.orders.length;
  const isInvalid = splitSize === 'invalid';
  const isElsewhere = draft.mode === 'changes';
  const submitLabel = !isInvalid && count > 0 ? t('submit', { count }) : t('title');
  const earlier = useEarlierPlacements({ ...order, items: order.items.filter(isReorderable) });
  const reason = barred.text ?? (isInvalid ? t('disabled.splitSize') : earlier.disabledReason);
  const { isStillToday, hasNewDay } = usePlannedDay();
  const isSent = useRef(false);
  const handleSubmit = () => {
    // The button remains until the navigation that closes the dialog is rendered. A second click must not
    // place a second order.
    if (splitSize === 'invalid' || isSent.current) return;
    if (!isStillToday()) return;
    isSent.current = true;
    discard();
    onClose();
    // This starts a run, which continues after the dialog is closed. The run's own dialog shows the result.
    const { options, remediation } = draft;
    const { accepted } = earlier;
    dispatch(reorderRequested({ order, splitSize, options, remediation, accepted }));
  };
  return (
    <ActionModal
      title={t('title')}
      submitLabel={isElsewhere ? null : submitLabel}
      size="lg"
      // The run sends the requests, after this dialog has closed.
      attempt={{ busy: false, failure: null }}
      disabledReason={isElsewhere ? null : reason}
      notice={
        <>
          {earlier.notice}
          <div role="status">{hasNewDay && <Note tone="warning">{t('plan.newDay')}</Note>}</div>
        </>
      }
      onSubmit={handleSubmit}
      onClose={onClose}
      draft={kept}
    >
      <RefreshOrderButton orderId={order.orderId} reason={barred.reason} />
      <Content whole={whole} order={order} draft={draft} onChange={handleChange} />
    </ActionModal>
  );
}
