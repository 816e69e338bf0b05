import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsForFulfiller } from '#domain/actionRules.ts';
import {
  draftProblems,
  EMPTY_STATUS_UPDATE,
  type StatusUpdateDraft,
  toStatusUpdate,
  UPDATE_TYPES,
} from '#domain/statusUpdate.ts';
import { judgeStatusUpdate } from '#domain/writeEvidence.ts';
import { useAppSelector } from '#store/hooks.ts';
import { updateStatus } from '#store/orderActions.ts';
import { selectPermissions } from '#store/selectors.ts';
import { useDraft } from '#store/useDraft.ts';
import type { ModalProps } from '../../modals/registry.ts';
import { useWrite } from '../useWrite.ts';
import { WriteModal } from '../WriteModal.tsx';
import { UpdateStatusFields } from './UpdateStatusFields.tsx';
import { UpdateStatusItems } from './UpdateStatusItems.tsx';

/** S5.38: nothing can be sent without a type and an item. */
function useReason(draft: StatusUpdateDraft): string | null {
  const { t } = useTranslation('actions');
  if (draft.type === null) return t('updateStatus.noType');
  return Object.keys(draft.quantities).length === 0 ? t('updateStatus.noItem') : null;
}

/** S4.45: reports on behalf of a fulfiller; each chosen item is one call. */
export function UpdateStatusDialog({ order, onClose }: ModalProps) {
  const { t } = useTranslation('actions');
  const permissions = useAppSelector(selectPermissions);
  const items = itemsForFulfiller(order, permissions);
  const draft = useDraft(`updateStatus:${order.orderId}`, EMPTY_STATUS_UPDATE);
  const [hasTried, setHasTried] = useState(false);
  const typeId = useId();
  const write = useWrite({
    operation: updateStatus,
    orderId: order.orderId,
    items,
    subject: order.orderId,
    judge: judgeStatusUpdate,
    onDone: () => {
      draft.discard();
      onClose();
    },
  });
  const { value } = draft;
  const problems = hasTried ? draftProblems(value) : {};
  const change = (part: Partial<StatusUpdateDraft>) => draft.change((current) => ({ ...current, ...part }));
  const handleSubmit = () => {
    const update = toStatusUpdate(value);
    setHasTried(true);
    if (update)
      write.submit(
        { update },
        update.items.map((item) => item.itemId),
      );
  };
  return (
    <WriteModal
      title={t('updateStatus.title')}
      submitLabel={t('updateStatus.submit')}
      failureTitle={t('updateStatus.failed')}
      order={order}
      write={write}
      disabledReason={useReason(value)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className="mb-3">
        <label htmlFor={typeId} className="form-label">
          {t('updateStatus.type')}
        </label>
        <select
          id={typeId}
          className="form-select"
          value={value.type ?? ''}
          onChange={({ target }) =>
            change({ type: UPDATE_TYPES.find((type) => type === target.value) ?? null })
          }
        >
          <option value="">{t('updateStatus.chooseType')}</option>
          {UPDATE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`updateStatus.types.${type}`)}
            </option>
          ))}
        </select>
      </div>
      <UpdateStatusItems
        items={items}
        quantities={value.quantities}
        problemOf={(itemId) => problems[`quantity:${itemId}`] ?? null}
        onChange={(quantities) => change({ quantities })}
      />
      {value.type && (
        <UpdateStatusFields
          type={value.type}
          draft={value}
          problemOf={(field) => problems[field] ?? null}
          onChange={change}
        />
      )}
    </WriteModal>
  );
}
