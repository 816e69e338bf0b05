import './updateStatus.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnProblem } from '#components/form/useFocusOnProblem.ts';
import { updatableItems, whyNotWithFulfiller } from '#domain/actions/actionRules.ts';
import {
  EMPTY_STATUS_UPDATE,
  type ItemWithUpdateResult,
  type StatusUpdateDraft,
  statusUpdateProblems,
  toStatusUpdate,
  type UpdateType,
  withOnlyItems,
  withoutItems,
} from '#domain/actions/statusUpdate.ts';
import {
  commonUpdateObstacle,
  defaultQuantity,
  type NotificationsOf,
  quantityLimits,
  whyNotUpdateItem,
  withUpdateType,
} from '#domain/actions/updateItems.ts';
import { byKey, lookUp } from '#domain/byKey.ts';
import { chosenOrAllItems, type Item } from '#domain/item/item.ts';
import { sameValues } from '#domain/sameValues.ts';
import { updateStatus } from '#store/actions/writeOperations.ts';
import { draftKey, useDraft } from '#store/console/useDraft.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { ItemWithFulfiller } from '../../facts/ItemLabel.tsx';
import { ItemsInSequence } from '../itemSequence.tsx';
import type { OrderModalProps } from '../modalProps.ts';
import { useGuardedWrite } from '../writes/useGuardedWrite.ts';
import { useRefusedFields } from '../writes/useRefusedFields.ts';
import { WriteModal } from '../writes/WriteModal.tsx';
import { UpdateStatusFields, UpdateStatusType } from './UpdateStatusFields.tsx';
import { UpdateStatusItems } from './UpdateStatusItems.tsx';
import { useKnownNotifications } from './useKnownNotifications.ts';

/** R73: the selected items that the user cannot update for their fulfillers (S6.15), each with the reason. */
function UpdateStatusLeftOut({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('actions');
  if (items.length === 0) return null;
  return (
    <>
      <p className="fw-semibold mt-3 mb-1">{t('severalItems.leftOut', { count: items.length })}</p>
      <ItemsInSequence items={items} className="affected-items">
        {(item) => (
          <>
            <ItemWithFulfiller item={item} />
            <div className="small">{t(`whyNot.${whyNotWithFulfiller(item) ?? 'notPermitted'}`)}</div>
          </>
        )}
      </ItemsInSequence>
    </>
  );
}

/**
 * S5.38, R160: returns a sentence that asks for the type or for an item if one is missing, or says why no
 * item can take the update; otherwise null.
 */
function useReason(
  draft: StatusUpdateDraft,
  items: readonly Item[],
  notificationsOf: NotificationsOf,
): string | null {
  const { t } = useTranslation('actions');
  if (draft.type === null) return t('updateStatus.noType');
  const obstacle = commonUpdateObstacle(items, draft.type, notificationsOf);
  if (obstacle !== null) return t(`updateStatus.none.${obstacle}`);
  return Object.keys(draft.quantities).length === 0 ? t('updateStatus.noItem') : null;
}

function idsOf(items: readonly { itemId: string }[]): string[] {
  return items.map(({ itemId }) => itemId);
}

/** The items for which an update failed. */
interface Failed {
  type: UpdateType | null;
  itemIds: readonly string[];
}

/**
 * The draft is kept while items remain to be reported, and discarded afterwards. `selected` are the items
 * that are selected initially.
 */
function useStatusDraft(orderId: string, openedFor: readonly string[], selected: readonly Item[]) {
  const [initial] = useState(() => {
    const quantities = byKey(selected.map((item) => [item.itemId, defaultQuantity(item, null)] as const));
    return { ...EMPTY_STATUS_UPDATE, quantities };
  });
  const dialogKey = draftKey('updateStatus', orderId, ...openedFor);
  const draft = useDraft<StatusUpdateDraft>(dialogKey, initial);
  const [failed, setFailed] = useState<Failed | null>(null);
  return {
    ...draft,
    isRetry: (type: UpdateType | null, itemIds: readonly string[]) =>
      failed !== null && failed.type === type && sameValues(itemIds, failed.itemIds),
    dialog: { dialogKey, chosen: openedFor },
    /** `outcomes` is null if a check has found that everything was applied. */
    settle: (outcomes: readonly ItemWithUpdateResult[] | null) => {
      const left = outcomes?.filter(({ result }) => result.kind !== 'done') ?? [];
      setFailed({ type: draft.value.type, itemIds: idsOf(left) });
      if (left.length === 0) draft.discard();
      else draft.change((current) => withOnlyItems(current, idsOf(left)));
    },
    /** Removes the items whose update was applied from the draft, so that only the others are reported. */
    drop: (applied: readonly string[]) => draft.change((current) => withoutItems(current, applied)),
  };
}

/** S4.45: reports a status on behalf of a fulfiller. */
export function UpdateStatusDialog({ order, openedFor, onClose }: OrderModalProps) {
  const { t } = useTranslation('actions');
  const permissions = useAppSelector(selectPermissions);
  const items = chosenOrAllItems(updatableItems(order, permissions), openedFor);
  const draft = useStatusDraft(
    order.orderId,
    openedFor,
    openedFor.length > 0 || items.length === 1 ? items : [],
  );
  // R537: the draft may contain items that cannot be updated. They are neither selected nor sent.
  const { type } = draft.value;
  const notificationsOf = useKnownNotifications(order.orderId);
  const open = items.filter((item) => whyNotUpdateItem(item, type, notificationsOf) === null);
  const value = withOnlyItems(draft.value, idsOf(open));
  const selected = open.filter(({ itemId }) => lookUp(value.quantities, itemId) !== undefined);
  const limits = byKey(open.map((item) => [item.itemId, quantityLimits(item, type)] as const));
  const { formRef, focusProblem, tries } = useFocusOnProblem<HTMLDivElement>();
  // Validation messages appear after the first attempt to submit.
  const problems = tries > 0 ? statusUpdateProblems(value, limits) : {};
  const problemOf = (field: string) => lookUp(problems, field) ?? null;
  const write = useGuardedWrite({
    operation: updateStatus,
    order,
    item: null,
    items,
    dialog: draft.dialog,
    draft,
    onApplied: draft.settle,
    onPartlyApplied: draft.drop,
    onDone: onClose,
  });
  const parts = 'parts' in write.state ? write.state.parts : null;
  const refusedField = useRefusedFields(write.failures, draft.value.fields);
  const change = (part: Partial<StatusUpdateDraft>) => draft.change((current) => ({ ...current, ...part }));
  const handleSubmit = () => {
    const update = toStatusUpdate(value, limits);
    focusProblem();
    if (!update) return;
    write.submit({ update }, idsOf(update.items));
  };
  return (
    <WriteModal
      action="updateStatus"
      title={t('label.updateStatus')}
      submitLabel={t('updateStatus.submit', { count: Math.max(1, selected.length) })}
      failureTitle={t('updateStatus.failed')}
      write={write}
      isRetry={draft.isRetry(type, idsOf(selected))}
      disabledReason={useReason(value, items, notificationsOf)}
      onSubmit={handleSubmit}
      onClose={onClose}
      size="lg"
    >
      <div ref={formRef}>
        <UpdateStatusType
          value={type}
          items={items}
          selected={selected}
          notificationsOf={notificationsOf}
          onChange={(next) => draft.change((current) => withUpdateType(current, next, items))}
        />
        {type && (
          <UpdateStatusFields
            type={type}
            draft={value}
            problemOf={problemOf}
            refusedField={refusedField}
            onChange={change}
          />
        )}
        <UpdateStatusItems
          items={items}
          notificationsOf={notificationsOf}
          draft={draft.value}
          problemOf={problemOf}
          quantityFailures={parts?.quantityFailures ?? {}}
          onChange={change}
        />
        <UpdateStatusLeftOut
          items={order.items.filter((item) => openedFor.includes(item.itemId) && !items.includes(item))}
        />
      </div>
    </WriteModal>
  );
}
