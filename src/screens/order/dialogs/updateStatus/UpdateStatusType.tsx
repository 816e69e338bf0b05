import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/form/SelectField.tsx';
import { UPDATE_TYPES, type UpdateType } from '#domain/actions/statusUpdate.ts';
import { commonUpdateObstacle, groupIntoParcels, type NotificationsOf } from '#domain/actions/updateItems.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { itemNameWithId } from '#domain/item/itemName.ts';
import { useFulfillerNameOf } from '../../facts/useFulfillerName.ts';

interface UpdateStatusTypeProps {
  value: UpdateType | null;
  items: readonly Item[];
  selected: readonly Item[];
  notificationsOf: NotificationsOf;
  onChange: (type: UpdateType | null) => void;
}

const groupIdOf = (item: Item) => item.shortFulfillmentGroupId || item.fulfillmentGroupId;

/** R157: returns the sentence that lists the shipments of the selected items, one for each parcel. */
function useShipmentsText(): (selected: readonly Item[]) => string {
  const { t } = useTranslation('actions');
  const fulfillerName = useFulfillerNameOf();
  return (selected) => {
    const groups = groupIntoParcels(selected.map((item) => ({ item })));
    const parcels = groups.flatMap(([first, ...others]) => (first ? [{ ...first, others }] : []));
    const names = parcels.map(({ item, others }) => {
      const id = groupIdOf(item);
      if (id === '') return itemNameWithId(item);
      const name = t('address.group', { id, count: others.length + 1 });
      const isSplit = parcels.some((other) => other.item !== item && groupIdOf(other.item) === id);
      return isSplit ? `${name} (${fulfillerName(itemFulfillerId(item), item.fulfillerName)})` : name;
    });
    return t('updateStatus.shipments', { count: parcels.length, parcels: names.join('; ') });
  };
}

/**
 * S4.45: the user selects the type of the status update. R160: the list marks types that no item can take.
 * The user can select one to see the reason.
 */
export function UpdateStatusType(props: UpdateStatusTypeProps) {
  const { value, items, selected, notificationsOf, onChange } = props;
  const { t } = useTranslation('actions');
  const shipmentsText = useShipmentsText();
  const effectOf = (type: UpdateType) =>
    type === 'fulfillment' && selected.length > 0
      ? shipmentsText(selected)
      : t(`updateStatus.effect.${type}`);
  const nameOf = (type: UpdateType) => {
    const name = t(`updateStatus.types.${type}`);
    const isPossible = commonUpdateObstacle(items, type, notificationsOf) === null;
    return isPossible ? name : t('updateStatus.unavailableType', { name });
  };
  return (
    <SelectField
      label={t('updateStatus.type')}
      className="mb-3"
      hint={value && effectOf(value)}
      value={value ?? ''}
      options={['', ...UPDATE_TYPES]}
      name={(type) => (type === '' ? t('updateStatus.chooseType') : nameOf(type))}
      onChange={(type) => onChange(type === '' ? null : type)}
    />
  );
}
