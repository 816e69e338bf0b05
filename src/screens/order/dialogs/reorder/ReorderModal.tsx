import './reorder.css';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/ActionModal.tsx';
import { RemediationFields } from '#components/reorder/RemediationFields.tsx';
import { ReorderOptionFields } from '#components/reorder/ReorderOptionFields.tsx';
import { ReorderWarnings } from '#components/reorder/ReorderWarnings.tsx';
import { planReorder, withOnlyTheseItems } from '#domain/actions/reorderPlan.ts';
import { canRemediate } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { draftKey, useDraft } from '#store/actions/useDraft.ts';
import { reorderRequested } from '#store/bulk/bulkOperations.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/selectors.ts';
import { useActionUnavailableReason } from '../../actions/useActionUnavailableReason.ts';
import type { OrderModalProps } from '../modalProps.ts';
import { ModeFields } from './ModeFields.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { draftSplitSize, initialReorderDraft, type ReorderDraft } from './reorderDraft.ts';
import { useEarlierPlacements } from './useEarlierPlacements.tsx';

function whyNot({ mode }: ReorderDraft, splitSize: number | null | 'invalid') {
  if (mode === 'changes') return 'changes';
  return splitSize === 'invalid' ? 'splitSize' : null;
}

/**
 * S4.58, S5.52: reorders the order or the selected items, as one order or split into several. The user sees
 * the plan before anything is sent.
 */
export function ReorderModal({ order: whole, chosen, mode, onClose }: OrderModalProps) {
  const { t } = useTranslation('reorder');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const order = withOnlyTheseItems(whole, chosen);
  const itemCount = order.items.length;
  const isPart = itemCount < whole.items.length;
  const [initial] = useState(() => initialReorderDraft(itemCount, mode));
  const key = draftKey('reorder', order.orderId, ...(isPart ? chosen : []), ...(mode ? [mode] : []));
  const { value: draft, isRestored, change, discard } = useDraft(key, initial);
  const handleChange = (next: ReorderDraft) => change(() => next);
  const splitSize = draftSplitSize(draft);
  const plan = planReorder(order, splitSize === 'invalid' ? null : splitSize);
  const canRemediateOrder = useAppSelector((state) =>
    canRemediate(selectPermissions(state), whole.merchantId),
  );
  const barred = useActionUnavailableReason('reorder', order, null);
  const reason = whyNot(draft, splitSize);
  const planned = itemCount - plan.leftOut.length;
  const count = Math.max(1, plan.orders.length);
  const earlier = useEarlierPlacements(whole);
  const isSent = useRef(false);
  const handleSubmit = () => {
    // The button remains until the navigation that closes the dialog is rendered. A second click must not
    // place a second order.
    if (splitSize === 'invalid' || isSent.current) return;
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
      submitLabel={reason === null ? t('submit', { count, orders: format.number(count) }) : t('title')}
      size="lg"
      busy={false}
      failure={null}
      disabledReason={barred ?? (reason ? t(`disabled.${reason}`) : earlier.disabledReason)}
      notice={earlier.notice}
      onCheck={() => undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
      onStartOver={draft === initial ? null : discard}
      isRestored={isRestored}
    >
      {isPart && <p>{t('part', { count: planned, total: format.number(whole.items.length) })}</p>}
      <ModeFields orderId={order.orderId} itemCount={itemCount} draft={draft} onChange={handleChange} />
      {draft.mode !== 'changes' && (
        <>
          <fieldset className="choices">
            <legend>{t('options.legend')}</legend>
            <ReorderOptionFields
              options={draft.options}
              onChange={(options) => handleChange({ ...draft, options })}
            />
          </fieldset>
          {canRemediateOrder && (
            <RemediationFields
              options={draft.remediation}
              onChange={(remediation) => handleChange({ ...draft, remediation })}
            />
          )}
          <ReorderWarnings itemCount={itemCount} options={draft.options} />
          {splitSize !== 'invalid' && (
            <PlanPreview
              order={order}
              plan={plan}
              keepDates={draft.options.keepDates}
              onKeepDates={() => handleChange({ ...draft, options: { ...draft.options, keepDates: true } })}
            />
          )}
        </>
      )}
    </ActionModal>
  );
}
