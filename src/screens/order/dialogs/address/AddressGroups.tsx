import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/form/CheckField.tsx';
import { itemsAffectedByAddressChange } from '#domain/actions/addressChange.ts';
import { addressLines } from '#domain/address/addressText.ts';
import { groupAddress } from '#domain/order/deliveryAddresses.ts';
import { type FulfillmentGroup, groupItems, type Order } from '#domain/order/order.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { AffectedItems } from '../itemSequence.tsx';

/** The maximum number of items of a group that are listed without a click, so that the form stays in view. */
const LISTED = 5;

interface AddressGroupsProps {
  order: Order;
  /** The groups whose address can be changed (S5.49). */
  groups: readonly FulfillmentGroup[];
  chosen: readonly FulfillmentGroup[];
  onChoose: (fulfillmentGroupId: string, isWanted: boolean) => void;
}

interface GroupProps {
  order: Order;
  group: FulfillmentGroup;
}

function GroupName({ order, group }: GroupProps) {
  const { t } = useTranslation('actions');
  const id = group.shortFulfillmentGroupId || group.fulfillmentGroupId;
  return t('address.group', { id, count: groupItems(order, group).length });
}

function GroupAddress({ order, group }: GroupProps) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const address = groupAddress(order, group);
  const total = groupItems(order, group).length;
  const open = itemsAffectedByAddressChange(order, group).length;
  const lines = [...addressLines(address), format.country(address.country)];
  return (
    <>
      {lines.filter(Boolean).join(', ')}
      {open < total && <div>{t('address.changeable', { open, total })}</div>}
    </>
  );
}

function GroupItems({ order, group }: GroupProps) {
  const { t } = useTranslation('order');
  const items = groupItems(order, group);
  if (items.length <= LISTED) return <AffectedItems items={items} hasStatus />;
  return (
    <details className="small">
      <summary>{t('items.title', { count: items.length })}</summary>
      <AffectedItems items={items} hasStatus />
    </details>
  );
}

/** The user selects the groups that get the new address. A single group is always selected. */
export function AddressGroups({ order, groups, chosen, onChoose }: AddressGroupsProps) {
  const { t } = useTranslation('actions');
  const [only] = groups;
  if (groups.length === 1 && only) {
    return (
      <div className="mb-3">
        <strong>
          <GroupName order={order} group={only} />
        </strong>
        <div className="field-hint text-break">
          <GroupAddress order={order} group={only} />
        </div>
        <GroupItems order={order} group={only} />
      </div>
    );
  }
  return (
    <fieldset className="mb-3">
      <legend className="dialog-legend">{t('address.groups')}</legend>
      {groups.map((group) => (
        <div key={group.fulfillmentGroupId} className="mb-2">
          <CheckField
            label={<GroupName order={order} group={group} />}
            hint={<GroupAddress order={order} group={group} />}
            checked={chosen.includes(group)}
            onChange={(isWanted) => onChoose(group.fulfillmentGroupId, isWanted)}
          />
          <div className="ms-4">
            <GroupItems order={order} group={group} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
