import { isShiftClick } from '#components/keyboard/isShiftClick.ts';
import type { Item } from '#domain/item/item.ts';
import type { ItemSelection } from './useItemSelection.ts';

interface ItemCheckboxProps {
  item: Item;
  label: string;
  /** null if items cannot be selected. */
  isSelected: boolean | null;
  onSelectedChange: ItemSelection['setSelected'];
}

export function ItemCheckbox({ item, label, isSelected, onSelectedChange }: ItemCheckboxProps) {
  if (isSelected === null) return null;
  return (
    <label className="item-checkbox">
      <span className="visually-hidden">{label}</span>
      <input
        type="checkbox"
        className="form-check-input"
        checked={isSelected}
        onChange={(event) => onSelectedChange(item.itemId, event.target.checked, isShiftClick(event))}
      />
    </label>
  );
}
