import { useTranslation } from 'react-i18next';
import { Note } from '#components/notice/Note.tsx';
import type { Item } from '#domain/item/item.ts';
import { ItemLabel } from '../../facts/ItemLabel.tsx';
import { useItemSequence } from '../itemSequence.tsx';

/**
 * R117: warns that a reorder uses the address of the merchant's original order (R35), without later changes.
 */
export function AddressChangeWarning({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('reorder');
  const changed = useItemSequence()(items).filter((item) => item.hasDeliveryChange);
  if (changed.length === 0) return null;
  return (
    <Note tone="warning">
      {t('warning.originalAddress')}
      {changed.length < items.length && (
        <ul className="plan-items">
          {changed.map((item) => (
            <li key={item.itemId} className="text-break">
              <ItemLabel item={item} />
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}
