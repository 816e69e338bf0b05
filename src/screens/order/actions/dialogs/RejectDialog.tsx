import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { notifiedItemId } from '#domain/actionRules.ts';
import { itemName } from '#domain/itemName.ts';
import { REJECTION_CODES, type RejectionDraft, rejectionProblem } from '#domain/rejection.ts';
import { rejectItem } from '#store/orderActions.ts';
import { type Draft, useDraft } from '#store/useDraft.ts';
import type { ItemModalProps } from '../../modals/registry.ts';
import { useFulfillerName } from '../../useFulfillerName.ts';
import { TouchedItems } from '../TouchedItems.tsx';
import { useWrite } from '../useWrite.ts';
import { WriteModal } from '../WriteModal.tsx';

const EMPTY: RejectionDraft = { code: '', reason: '' };

function RejectionFields({ draft }: { draft: Draft<RejectionDraft> }) {
  const { t } = useTranslation('actions');
  const codeId = useId();
  const reasonId = useId();
  const { code, reason } = draft.value;
  return (
    <>
      <div className="mb-3">
        <label htmlFor={codeId} className="form-label">
          {t('rejectItem.code')}
        </label>
        <select
          id={codeId}
          className="form-select"
          required
          value={code}
          onChange={({ target }) => {
            const chosen = REJECTION_CODES.find((one) => one === target.value) ?? '';
            draft.change((current) => ({ ...current, code: chosen }));
          }}
        >
          <option value="">{t('rejectItem.chooseCode')}</option>
          {REJECTION_CODES.map((one) => (
            <option key={one} value={one}>
              {t(`rejectItem.codes.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <label htmlFor={reasonId} className="form-label">
        {t('rejectItem.reason')}
      </label>
      <textarea
        id={reasonId}
        className="form-control"
        rows={3}
        required
        value={reason}
        onChange={({ target }) => draft.change((current) => ({ ...current, reason: target.value }))}
      />
    </>
  );
}

/** S5.25 to S5.28: on behalf of the fulfiller, with a reason and a code. */
export function RejectDialog({ order, item, onClose }: ItemModalProps) {
  const { t } = useTranslation('actions');
  const fulfiller = useFulfillerName(item);
  const draft = useDraft(`rejectItem:${item.itemId}`, EMPTY);
  const write = useWrite({
    operation: rejectItem,
    orderId: order.orderId,
    items: [item],
    subject: item.itemId,
    onApplied: draft.discard,
    onDone: onClose,
  });
  const { code, reason } = draft.value;
  const problem = rejectionProblem(draft.value);
  const isTyped = code !== '' || reason !== '';
  return (
    <WriteModal
      action="rejectItem"
      title={t('rejectItem.title')}
      submitLabel={t('rejectItem.submit')}
      failureTitle={t('rejectItem.failed')}
      order={order}
      item={item}
      write={write}
      disabledReason={problem && t(`rejectItem.missing.${problem}`)}
      onSubmit={() => {
        if (code === '') return;
        const notifiedId = notifiedItemId(item);
        write.submit({ itemId: item.itemId, notifiedId, code, reason: reason.trim() });
      }}
      onClose={onClose}
      onStartOver={isTyped ? draft.discard : null}
      tone="danger"
    >
      <p className="text-break">{t('rejectItem.text', { name: itemName(item), fulfiller })}</p>
      <TouchedItems items={[item]} />
      <RejectionFields draft={draft} />
    </WriteModal>
  );
}
