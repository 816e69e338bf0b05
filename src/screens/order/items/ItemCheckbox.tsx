import { useTranslation } from 'react-i18next';
import { isShiftClick } from '#components/keyboard/isShiftClick.ts';
import type { Item } from '#domain/item/item.ts';
import type { ItemSelection } from './useItemSelection.ts';

interface ItemCheckboxProps {
  item: Item;
  /** null if items cannot be selected. */
  isSelected: boolean | null;
  onSelectedChange: ItemSelection['setSelected'];
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
        onChange={(event) => onSelectedChange(item.itemId, event.target.checked, isShiftClick(event))}
      />
    </label>
  );
}
