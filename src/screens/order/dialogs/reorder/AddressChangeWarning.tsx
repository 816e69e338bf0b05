import { useTranslation } from 'react-i18next';
import { Note } from '#components/notice/Notice.tsx';
import type { Item } from '#domain/item/item.ts';
import { ItemLabel } from '../../facts/ItemLabel.tsx';
import { ItemsInSequence } from '../itemSequence.tsx';

/**
 * R117: warns that a reorder uses the address of the merchant's original order (R35), without later changes.
 */
export function AddressChangeWarning({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('reorder');
  const changed = items.filter((item) => item.hasDeliveryChange);
  if (changed.length === 0) return null;
  return (
    <Note tone="warning">
      {t('warning.originalAddress')}
      {changed.length < items.length && (
        <ItemsInSequence items={changed} className="plan-items">
          {(item) => <ItemLabel item={item} />}
        </ItemsInSequence>
      )}
    </Note>
  );
}
