import { useTranslation } from 'react-i18next';
import { groupsWithDeliveryChange } from '#domain/actionRules.ts';
import { type Address, changedFields, EMPTY_ADDRESS } from '#domain/address.ts';
import { type FulfillmentGroup, groupItems, type Order } from '#domain/order.ts';
import { judgeAddressChange } from '#domain/writeEvidence.ts';
import { changeAddress } from '#store/orderActions.ts';
import { useDraft } from '#store/useDraft.ts';
import type { ModalProps } from '../../modals/registry.ts';
import { useActionContext } from '../useActionContext.ts';
import { useWrite } from '../useWrite.ts';
import { WriteModal } from '../WriteModal.tsx';
import { AddressFields } from './AddressFields.tsx';

interface AddressDraft {
  groupIds: string[];
  address: Address | null;
}

/** Where a group goes now: what the order says of it, or else its first item. */
function presentAddress(order: Order, group: FulfillmentGroup | undefined): Address {
  if (!group) return EMPTY_ADDRESS;
  const ofItem = groupItems(order, group).find((item) => item.destinationAddress)?.destinationAddress;
  return group.destinationAddress ?? ofItem ?? EMPTY_ADDRESS;
}

/** What was and what is asked for, field by field. */
function BeforeAfter({ before, after }: { before: Address; after: Address }) {
  const { t } = useTranslation('actions');
  const fields = changedFields(before, after);
  if (fields.length === 0) return null;
  const textOf = (value: string | boolean) =>
    typeof value === 'boolean' ? t(`stale.${value ? 'true' : 'false'}`) : value || t('stale.none');
  return (
    <table className="table table-sm mt-3 mb-0">
      <caption className="caption-top">{t('address.changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('stale.what')}</th>
          <th scope="col">{t('stale.before')}</th>
          <th scope="col">{t('stale.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{t(`address.field.${field}`)}</th>
            <td className="text-break">{textOf(before[field])}</td>
            <td className="text-break">{textOf(after[field])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** S5.48 to S5.51: another delivery address for one or more fulfillment groups. */
export function AddressDialog({ order, onClose }: ModalProps) {
  const { t } = useTranslation('actions');
  const { allowed } = useActionContext(order, null);
  const groups = groupsWithDeliveryChange(order, allowed);
  const draft = useDraft<AddressDraft>(`changeAddress:${order.orderId}`, { groupIds: [], address: null });
  // One group is the usual case: it needs no choosing.
  const [onlyGroup] = groups;
  const groupIds =
    draft.value.groupIds.length === 0 && groups.length === 1 && onlyGroup
      ? [onlyGroup.fulfillmentGroupId]
      : draft.value.groupIds;
  const chosen = groups.filter((group) => groupIds.includes(group.fulfillmentGroupId));
  const before = presentAddress(order, chosen[0] ?? onlyGroup);
  const address = draft.value.address ?? before;
  const write = useWrite({
    operation: changeAddress,
    orderId: order.orderId,
    items: order.items,
    subject: order.orderId,
    judge: judgeAddressChange,
    onDone: () => {
      draft.discard();
      onClose();
    },
  });
  const isUnchanged = changedFields(before, address).length === 0;
  const reason = chosen.length === 0 ? t('address.noGroup') : isUnchanged ? t('address.unchanged') : null;
  return (
    <WriteModal
      title={t('address.title')}
      submitLabel={t('address.submit')}
      failureTitle={t('address.failed')}
      order={order}
      write={write}
      disabledReason={reason}
      onSubmit={() =>
        write.submit(
          { fulfillmentGroupIds: chosen.map((group) => group.fulfillmentGroupId), address },
          chosen.flatMap((group) => groupItems(order, group).map((item) => item.itemId)),
        )
      }
      onClose={onClose}
      size="lg"
    >
      <fieldset className="mb-3">
        <legend className="form-label fs-6">{t('address.groups')}</legend>
        {groups.map((group) => (
          <label key={group.fulfillmentGroupId} className="form-check text-break">
            <input
              type="checkbox"
              className="form-check-input"
              checked={groupIds.includes(group.fulfillmentGroupId)}
              onChange={({ target }) => {
                const others = groupIds.filter((id) => id !== group.fulfillmentGroupId);
                const next = target.checked ? [...others, group.fulfillmentGroupId] : others;
                draft.change((current) => ({ ...current, groupIds: next }));
              }}
            />{' '}
            {t('address.group', {
              id: group.shortFulfillmentGroupId || group.fulfillmentGroupId,
              count: groupItems(order, group).length,
            })}
          </label>
        ))}
      </fieldset>
      <AddressFields
        value={address}
        onChange={(part) => draft.change((current) => ({ ...current, address: { ...address, ...part } }))}
      />
      <BeforeAfter before={before} after={address} />
    </WriteModal>
  );
}
