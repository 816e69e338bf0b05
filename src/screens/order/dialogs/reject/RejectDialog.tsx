import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { fulfillmentOrderItemId } from '#domain/actions/actionRules.ts';
import { missingRejectionField, REJECTION_CODES, type RejectionDraft } from '#domain/actions/rejection.ts';
import { rejectItem } from '#store/actions/writeOperations.ts';
import { draftKey, useDraft } from '#store/console/useDraft.ts';
import { useNameBesideId } from '../../facts/ItemLabel.tsx';
import { useFulfillerName } from '../../facts/useFulfillerName.ts';
import { AffectedItems } from '../itemSequence.tsx';
import type { ItemModalProps } from '../modalProps.ts';
import { useGuardedWrite } from '../writes/useGuardedWrite.ts';
import { useRefusedFields } from '../writes/useRefusedFields.ts';
import { WriteModal } from '../writes/WriteModal.tsx';

interface RejectionFieldsProps {
  value: RejectionDraft;
  /** The problem that the platform found in a field. */
  problemOf: (field: keyof RejectionDraft) => string | null;
  onChange: (value: RejectionDraft) => void;
}

/** S5.27: the code and the reason of a rejection. */
export function RejectionFields({ value, problemOf, onChange }: RejectionFieldsProps) {
  const { t } = useTranslation('actions');
  return (
    <>
      <SelectField
        label={t('rejectItem.code')}
        className="mb-3"
        problem={problemOf('code')}
        isRequired
        value={value.code}
        options={['', ...REJECTION_CODES]}
        name={(code) => (code === '' ? t('rejectItem.chooseCode') : t(`rejectItem.codes.${code}`))}
        onChange={(code) => onChange({ ...value, code })}
      />
      <TextField
        label={t('rejectItem.reason')}
        problem={problemOf('reason')}
        rows={3}
        isRequired
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason })}
      />
    </>
  );
}

const EMPTY: RejectionDraft = { code: '', reason: '' };

/** S5.26 to S5.28: rejects an item on behalf of the fulfiller, with a reason and a code. */
export function RejectDialog({ order, item, onClose }: ItemModalProps) {
  const { t } = useTranslation('actions');
  const fulfiller = useFulfillerName(item);
  const nameOf = useNameBesideId();
  const dialogKey = draftKey('rejectItem', item.itemId);
  const draft = useDraft(dialogKey, EMPTY);
  const write = useGuardedWrite({
    operation: rejectItem,
    order,
    item,
    dialog: { dialogKey, chosen: [] },
    draft,
    onApplied: draft.discard,
    onDone: onClose,
  });
  const { code, reason } = draft.value;
  const problem = missingRejectionField(draft.value);
  const refusedField = useRefusedFields(write.failures, draft.value);
  return (
    <WriteModal
      action="rejectItem"
      title={t('label.rejectItem')}
      submitLabel={t('label.rejectItem')}
      failureTitle={t('rejectItem.failed')}
      write={write}
      disabledReason={problem && t(`rejectItem.missing.${problem}`)}
      onSubmit={() => {
        if (code === '') return;
        const itemIdForFulfiller = fulfillmentOrderItemId(item);
        write.submit({ itemIdForFulfiller, code, reason: reason.trim() });
      }}
      onClose={onClose}
      tone="danger"
    >
      <p className="text-break">{t('rejectItem.text', { name: nameOf(item), fulfiller })}</p>
      <AffectedItems items={[item]} />
      <RejectionFields
        value={draft.value}
        problemOf={refusedField}
        onChange={(next) => draft.change(() => next)}
      />
    </WriteModal>
  );
}
