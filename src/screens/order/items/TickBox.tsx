import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item/item.ts';

interface TickBoxProps {
  item: Item;
  /** null if items cannot be selected. */
  isTicked: boolean | null;
  onTick: (itemId: string, isTicked: boolean) => void;
}

/** A check box that selects an item for an action on several items. */
export function TickBox({ item, isTicked, onTick }: TickBoxProps) {
  const { t } = useTranslation(['order', 'item']);
  if (isTicked === null) return null;
  return (
    <label className="item-tick">
      <span className="visually-hidden">
        {t('order:ticked.one', { name: item.productName || t('item:noName') })}
      </span>
      <input
        type="checkbox"
        className="form-check-input"
        checked={isTicked}
        onChange={({ target }) => onTick(item.itemId, target.checked)}
      />
    </label>
  );
}
