import { useTranslation } from 'react-i18next';
import { fulfillmentOrderItemId } from '#domain/actions/actionRules.ts';
import { missingRejectionField, type RejectionDraft } from '#domain/actions/rejection.ts';
import { itemName } from '#domain/item/itemName.ts';
import { rejectItem } from '#store/actions/writeOperations.ts';
import { draftKey, useDraft } from '#store/console/useDraft.ts';
import { useFulfillerName } from '../../facts/useFulfillerName.ts';
import type { ItemModalProps } from '../modalProps.ts';
import { AffectedItems } from '../writes/AffectedItems.tsx';
import { useGuardedWrite } from '../writes/useGuardedWrite.ts';
import { WriteModal } from '../writes/WriteModal.tsx';
import { RejectionFields } from './RejectionFields.tsx';

const EMPTY: RejectionDraft = { code: '', reason: '' };

/** S5.26 to S5.28: rejects an item on behalf of the fulfiller, with a reason and a code. */
export function RejectDialog({ order, item, onClose }: ItemModalProps) {
  const { t } = useTranslation('actions');
  const fulfiller = useFulfillerName(item);
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
  return (
    <WriteModal
      action="rejectItem"
      title={t('rejectItem.title')}
      submitLabel={t('rejectItem.submit')}
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
      <p className="text-break">{t('rejectItem.text', { name: itemName(item), fulfiller })}</p>
      <AffectedItems items={[item]} />
      <RejectionFields value={draft.value} onChange={(next) => draft.change(() => next)} />
    </WriteModal>
  );
}
