import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { useStatusName, useStatusTypeName } from '#components/status/useStatusName.ts';
import { TableHead } from '#components/TableHead.tsx';
import type { RedirectObstacle } from '#domain/actions/redirect.ts';
import { changedAddressFields } from '#domain/address/address.ts';
import { itemLabel } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import { itemNameAmong } from '#domain/item/itemName.ts';
import { STATUS_TYPES } from '#domain/item/statusParts.ts';
import { type FactChange, type FactName, factAddress, listedStatuses } from '#domain/order/staleness.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useFulfillerNameOf } from '../../facts/useFulfillerName.ts';
import { useAddressFieldText } from '../address/useAddressFieldText.ts';

interface StaleNoticeProps {
  title: string;
  changes: readonly FactChange[];
  /** The items that the changes may be about. */
  items: readonly Item[];
  onAccept: () => void;
}

/** Returns a function that lists the values of the address fields that differ, one per line. */
function useAddressText() {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const fieldText = useAddressFieldText();
  return (value: string, { before, after }: FactChange): string => {
    const address = factAddress(value);
    return changedAddressFields(factAddress(before), factAddress(after))
      .map((field) => format.labelled(t(`address.field.${field}`), fieldText(field, address[field])))
      .join('\n');
  };
}

function useFactText() {
  const { t } = useTranslation(['actions', 'status']);
  const statusName = useStatusName();
  const typeName = useStatusTypeName();
  const addressText = useAddressText();
  const fulfillerName = useFulfillerNameOf();
  const typeText = (value: string) => {
    const type = STATUS_TYPES.find((known) => known === value);
    return type ? typeName(type) : value;
  };
  const { number } = useFormat();
  const statusList = (value: string) =>
    listedStatuses(value)
      .map(({ name, quantity }) =>
        quantity === null ? statusName(name) : `${statusName(name)} (${number(quantity)})`,
      )
      .join(', ');
  const byFact: Partial<Record<FactName, (value: string, change: FactChange) => string>> = {
    status: typeText,
    alerts: statusList,
    currentStatuses: statusList,
    completedStatuses: statusList,
    fulfillerId: (value) => fulfillerName(value, ''),
    address: addressText,
    groupAddress: addressText,
    redirectObstacle: (value) => t(`actions:whyNot.${value as RedirectObstacle}`),
  };
  return (change: FactChange, value: string | null): string => {
    if (value === null) return t('actions:stale.gone');
    if (value === '') return t('actions:stale.none');
    if (value === 'true' || value === 'false') return t(`actions:stale.${value}`);
    return byFact[change.fact]?.(value, change) ?? value;
  };
}

/** R12: shows how the data has changed since the dialog displayed it. Nothing was sent for the changed items. */
export function StaleNotice({ title, changes, items, onAccept }: StaleNoticeProps) {
  const { t } = useTranslation('actions');
  const textOf = useFactText();
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const nameOf = (itemId: string) => {
    const item = items.find((one) => one.itemId === itemId);
    return item ? itemNameAmong(item, items, itemLabel(item, idFormat)) : itemId;
  };
  return (
    <Notice severity="warning" title={title}>
      <div className="stale-frame">
        <table className="table table-sm mb-2">
          <TableHead columns={[t('stale.item'), t('stale.what'), t('stale.before'), t('stale.after')]} />
          <tbody>
            {changes.map((change) => (
              <tr key={`${change.itemId} ${change.fact}`}>
                <td className="text-break">{nameOf(change.itemId)}</td>
                <td>{t(`stale.fact.${change.fact}`)}</td>
                <td className="text-break">{textOf(change, change.before)}</td>
                <td className="text-break">{textOf(change, change.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button size="sm" onClick={onAccept}>
        {t('stale.accept')}
      </Button>
    </Notice>
  );
}
