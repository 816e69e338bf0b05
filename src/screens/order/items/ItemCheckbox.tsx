import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item/item.ts';

interface ItemCheckboxProps {
  item: Item;
  /** null if items cannot be selected. */
  isSelected: boolean | null;
  onSelectedChange: (itemId: string, isSelected: boolean) => void;
}

export function ItemCheckbox({ item, isSelected, onSelectedChange }: ItemCheckboxProps) {
  const { t } = useTranslation(['order', 'item']);
  if (isSelected === null) return null;
  return (
    <label className="item-checkbox">
      <span className="visually-hidden">
        {t('order:selection.one', { name: item.productName || t('item:noName') })}
      </span>
      <input
        type="checkbox"
        className="form-check-input"
        checked={isSelected}
        onChange={({ target }) => onSelectedChange(item.itemId, target.checked)}
      />
    </label>
  );
}
