import { useTranslation } from 'react-i18next';
import { isWithFulfiller } from '#domain/actions/actionRules.ts';
import type { Item } from '#domain/item/item.ts';
import { ItemWithFulfiller } from '../../facts/ItemLabel.tsx';
import { useItemSequence } from '../itemSequence.tsx';

/** R73: the selected items that the user cannot update for their fulfillers (S6.15), each with the reason. */
export function UpdateStatusLeftOut({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('actions');
  const inSequence = useItemSequence();
  if (items.length === 0) return null;
  return (
    <>
      <p className="fw-semibold mt-3 mb-1">{t('severalItems.leftOut', { count: items.length })}</p>
      <ul className="affected-items">
        {inSequence(items).map((item) => (
          <li key={item.itemId} className="text-break">
            <ItemWithFulfiller item={item} />
            <div className="small">{t(`whyNot.${isWithFulfiller(item) ? 'notPermitted' : 'notRouted'}`)}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
