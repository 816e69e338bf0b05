import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsAffectedByAddressChange } from '#domain/actions/addressChange.ts';
import { addressLines } from '#domain/address.ts';
import { groupAddress } from '#domain/order/deliveryAddresses.ts';
import { type FulfillmentGroup, groupItems, type Order } from '#domain/order/order.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { AffectedItems } from './AffectedItems.tsx';

/** The maximum number of items of a group that are listed without a click, so that the form stays in view. */
const LISTED = 5;

interface AddressGroupsProps {
  order: Order;
  /** The groups whose address can be changed (S5.49). */
  groups: readonly FulfillmentGroup[];
  chosen: readonly FulfillmentGroup[];
  onChoose: (fulfillmentGroupId: string, isWanted: boolean) => void;
}

function GroupName({ order, group }: { order: Order; group: FulfillmentGroup }) {
  const { t } = useTranslation('actions');
  const id = group.shortFulfillmentGroupId || group.fulfillmentGroupId;
  return t('address.group', { id, count: groupItems(order, group).length });
}

function GroupFacts({ id, order, group }: { id: string; order: Order; group: FulfillmentGroup }) {
  const { t } = useTranslation(['order', 'actions']);
  const format = useFormat();
  const address = groupAddress(order, group);
  const items = groupItems(order, group);
  const open = itemsAffectedByAddressChange(order, group).length;
  const lines = [...addressLines(address), format.country(address.country)];
  return (
    <>
      <div id={id} className="small text-body-secondary text-break">
        {lines.filter(Boolean).join(', ')}
        {open < items.length && <div>{t('actions:address.changeable', { open, total: items.length })}</div>}
      </div>
      {items.length > LISTED ? (
        <details className="small">
          <summary>{t('order:items.title', { count: items.length })}</summary>
          <AffectedItems items={items} hasStatus />
        </details>
      ) : (
        <AffectedItems items={items} hasStatus />
      )}
    </>
  );
}

/** The user selects the groups that get the new address. A single group is always selected. */
export function AddressGroups({ order, groups, chosen, onChoose }: AddressGroupsProps) {
  const { t } = useTranslation('actions');
  const id = useId();
  const [only] = groups;
  if (groups.length === 1 && only) {
    return (
      <div className="mb-3">
        <strong>
          <GroupName order={order} group={only} />
        </strong>
        <GroupFacts id={id} order={order} group={only} />
      </div>
    );
  }
  return (
    <fieldset className="mb-3">
      <legend className="dialog-legend">{t('address.groups')}</legend>
      {groups.map((group, index) => (
        <div key={group.fulfillmentGroupId} className="form-check">
          <label className="form-check-label text-break">
            <input
              type="checkbox"
              className="form-check-input"
              aria-describedby={`${id}-${index}`}
              checked={chosen.includes(group)}
              onChange={({ target }) => onChoose(group.fulfillmentGroupId, target.checked)}
            />{' '}
            <GroupName order={order} group={group} />
          </label>
          <GroupFacts id={`${id}-${index}`} order={order} group={group} />
        </div>
      ))}
    </fieldset>
  );
}
