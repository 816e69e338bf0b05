import { useTranslation } from 'react-i18next';
import { withEntry, withoutKey } from '#domain/byKey.ts';
import { columnWidth, type SizedColumnId, WIDTH_CHOICES } from '#domain/results/columnWidths.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { columnsChanged } from '#store/people/settingsSlice.ts';

const CHOICES = ['narrow', 'medium', 'wide', 'widest'] as const;

interface WidthSelectProps {
  id: SizedColumnId;
  name: string;
}

/** R68: selects the width of a column without dragging. It applies immediately. */
export function WidthSelect({ id, name }: WidthSelectProps) {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const widths = useAppSelector((state) => state.settings.columnWidths);
  const width = columnWidth(widths, id);
  // R444: the column of the order ID is never narrower than by default.
  const choices = id === 'orderId' ? CHOICES.slice(1) : CHOICES;
  const chosen = CHOICES.find((choice) => WIDTH_CHOICES[choice] === width);
  const change = (value: string) => {
    const choice = CHOICES.find((one) => one === value);
    const columnWidths = choice ? withEntry(widths, id, WIDTH_CHOICES[choice]) : withoutKey(widths, id);
    dispatch(columnsChanged({ columnWidths }));
  };
  return (
    <select
      className="form-select form-select-sm column-width"
      aria-label={t('columns.width.label', { column: name })}
      value={chosen ?? (width === null ? 'usual' : 'dragged')}
      onChange={({ target }) => change(target.value)}
    >
      {width !== null && chosen === undefined && (
        <option value="dragged">{t('columns.width.dragged')}</option>
      )}
      <option value="usual">{t('columns.width.usual')}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t(`columns.width.${choice}`)}
        </option>
      ))}
    </select>
  );
}
