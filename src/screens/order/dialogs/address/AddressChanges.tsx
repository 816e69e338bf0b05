import { useTranslation } from 'react-i18next';
import { TableHead } from '#components/TableHead.tsx';
import { type Address, changedAddressFields } from '#domain/address/address.ts';
import type { FulfillmentGroup } from '#domain/order/order.ts';
import { useAddressFieldText } from './useAddressFieldText.ts';

interface AddressChangesProps {
  group: FulfillmentGroup;
  before: Address;
  after: Address;
}

/** The fields in which the current and the requested address differ. Renders nothing if there are none. */
export function AddressChanges({ group, before, after }: AddressChangesProps) {
  const { t } = useTranslation('actions');
  const textOf = useAddressFieldText();
  const fields = changedAddressFields(before, after);
  if (fields.length === 0) return null;
  return (
    <table className="table table-sm address-changes">
      <caption className="caption-top">
        {t('address.changes', { id: group.shortFulfillmentGroupId || group.fulfillmentGroupId })}
      </caption>
      <TableHead columns={[t('stale.what'), t('address.now'), t('address.requested')]} />
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{t(`address.field.${field}`)}</th>
            <td className="text-break">{textOf(field, before[field])}</td>
            <td className="text-break">{textOf(field, after[field])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
