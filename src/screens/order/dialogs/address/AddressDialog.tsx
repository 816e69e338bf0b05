import './address.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupsAllowingDeliveryChange } from '#domain/actions/actionRules.ts';
import {
  clearedRequiredFields,
  fieldsUnlike,
  itemsAffectedByAddressChange,
  withoutTypedSpaces,
  withWholeGroupsOf,
} from '#domain/actions/addressChange.ts';
import { type Address, changedAddressFields } from '#domain/address/address.ts';
import { isUnauthorized } from '#domain/failure.ts';
import { groupAddress, ownGroupAddress } from '#domain/order/deliveryAddresses.ts';
import type { Order } from '#domain/order/order.ts';
import { changeAddress } from '#store/actions/writeOperations.ts';
import { draftKey, useDraft } from '#store/console/useDraft.ts';
import { useActionContext } from '../../actions/useActionContext.ts';
import type { OrderModalProps } from '../modalProps.ts';
import { useGuardedWrite } from '../writes/useGuardedWrite.ts';
import { useRefusedFields } from '../writes/useRefusedFields.ts';
import { WriteModal } from '../writes/WriteModal.tsx';
import { AddressChanges } from './AddressChanges.tsx';
import { AddressFields } from './AddressFields.tsx';
import { AddressGroups } from './AddressGroups.tsx';

interface AddressDraft {
  groupIds: string[];
  /** The fields that the user has changed; null if there are none. */
  address: Partial<Address> | null;
  /** The group whose address the other fields show; null until the user changes a field. */
  baseGroupId: string | null;
}

/** Returns the initial draft, in which the groups of the selected items are selected. */
function draftOf({ fulfillmentGroups }: Order, openedFor: readonly string[]): AddressDraft {
  const groups = openedFor.length > 0 ? fulfillmentGroups : [];
  return { groupIds: groups.map((group) => group.fulfillmentGroupId), address: null, baseGroupId: null };
}

interface AddressFormOptions {
  order: Order;
  /** R111: the order with only the groups of the selected items. */
  part: Order;
  openedFor: readonly string[];
}

function useAddressForm({ order, part, openedFor }: AddressFormOptions) {
  const { allowed } = useActionContext(part, null);
  const [initial] = useState(() => draftOf(part, openedFor));
  const dialogKey = draftKey('changeAddress', order.orderId, ...openedFor);
  const draft = useDraft(dialogKey, initial);
  const groups = groupsAllowingDeliveryChange(part, allowed);
  const isChosen = (id: string) => groups.length === 1 || draft.value.groupIds.includes(id);
  const chosen = groups.filter((group) => isChosen(group.fulfillmentGroupId));
  // The form shows the address of the first selected group, or of the first group if none is selected. Once
  // the user has changed a field, it keeps to this group; what was typed for it is not for another one.
  const { baseGroupId } = draft.value;
  const ownGroup = groups.find((group) => group.fulfillmentGroupId === baseGroupId);
  const isForOther = baseGroupId !== null && !ownGroup;
  const baseGroup = ownGroup ?? chosen[0] ?? groups[0];
  const base = groupAddress(order, baseGroup);
  const typedIn = ({ address }: AddressDraft) => (isForOther ? null : address);
  const entered: Address = { ...base, ...typedIn(draft.value) };
  const address = withoutTypedSpaces(
    entered,
    groups.map((group) => groupAddress(order, group)),
  );
  return {
    dialog: { dialogKey, chosen: openedFor },
    groups,
    chosen,
    entered,
    address,
    isChanged: chosen.some((group) => changedAddressFields(groupAddress(order, group), address).length > 0),
    cleared: chosen.flatMap((group) => clearedRequiredFields(groupAddress(order, group), address)),
    choose: (id: string, isWanted: boolean) => {
      const others = draft.value.groupIds.filter((other) => other !== id);
      draft.change((current) => ({ ...current, groupIds: isWanted ? [...others, id] : others }));
    },
    type: (part: Partial<Address>) =>
      draft.change((current) => ({
        ...current,
        address: fieldsUnlike(base, { ...typedIn(current), ...part }),
        baseGroupId: baseGroup?.fulfillmentGroupId ?? null,
      })),
    draft,
  };
}

function whyNot({ chosen, isChanged, cleared }: ReturnType<typeof useAddressForm>) {
  if (chosen.length === 0) return 'noGroup';
  if (cleared.length > 0) return 'cutShort';
  return isChanged ? null : 'unchanged';
}

/** S5.49 to S5.51: changes the delivery address of one or more fulfillment groups. */
export function AddressDialog({ order, openedFor, onClose }: OrderModalProps) {
  const { t } = useTranslation('actions');
  const part = withWholeGroupsOf(order, openedFor);
  const form = useAddressForm({ order, part, openedFor });
  const { groups, chosen, address } = form;
  const write = useGuardedWrite({
    operation: changeAddress,
    order,
    item: null,
    groupAddressOf: (item) => ownGroupAddress(order, item),
    dialog: form.dialog,
    draft: form.draft,
    onApplied: form.draft.discard,
    onDone: onClose,
  });
  const missing = whyNot(form);
  const { state } = write;
  const isNotSent =
    state.kind === 'failed' && (state.failure.outcome === 'unavailable' || isUnauthorized(state.failure));
  const refusedField = useRefusedFields(write.failures, form.entered);
  const problemOf = (field: keyof Address) =>
    form.cleared.includes(field) ? t('address.missing') : refusedField(field);
  const handleSubmit = () =>
    write.submit(
      { fulfillmentGroupIds: chosen.map((group) => group.fulfillmentGroupId), address },
      // R159: items that have shipped keep their address.
      chosen.flatMap((group) => itemsAffectedByAddressChange(order, group).map((item) => item.itemId)),
    );
  return (
    <WriteModal
      action="changeAddress"
      title={t('label.changeAddress')}
      submitLabel={t('address.submit')}
      // S8.11 specifies a separate text for a request that never reached the platform.
      failureTitle={t(isNotSent ? 'address.notSent' : 'address.failed')}
      openedFor={openedFor}
      write={write}
      disabledReason={missing && t(`address.${missing}`)}
      onSubmit={handleSubmit}
      onClose={onClose}
      size="lg"
    >
      <p>{t('address.text')}</p>
      {groups.length > 0 && (
        <>
          <AddressGroups order={order} groups={groups} chosen={chosen} onChoose={form.choose} />
          <AddressFields value={form.entered} problemOf={problemOf} onChange={form.type} />
        </>
      )}
      {chosen.map((group) => (
        <AddressChanges
          key={group.fulfillmentGroupId}
          group={group}
          before={groupAddress(order, group)}
          after={address}
        />
      ))}
    </WriteModal>
  );
}
