import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import type { EventRow } from '#domain/event/eventFilter.ts';
import { valueCounts } from '#domain/lists.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useEventTypeName } from './eventNames.ts';

interface TypeFilterProps {
  rows: readonly EventRow[];
  types: readonly string[];
  onChange: (types: readonly string[]) => void;
}

interface TypeChoicesProps extends TypeFilterProps {
  nameOf: (type: string) => string;
}

/** Offers the types of the events, and also selected types that do not occur. */
function TypeChoices({ rows, types, onChange, nameOf }: TypeChoicesProps) {
  const { t } = useTranslation('events');
  const occurring = valueCounts(rows.map((row) => row.event.eventType));
  const missing = types.filter((type) => !occurring.some(({ value }) => value === type));
  const offered = [...occurring, ...missing.map((value) => ({ value, count: 0 }))];
  const handleChange = (type: string, isOn: boolean) =>
    onChange(isOn ? [...types, type] : types.filter((one) => one !== type));
  return (
    <fieldset className="type-choices">
      <legend className="visually-hidden">{t('filter.type')}</legend>
      {offered.map(({ value, count }) => (
        <label key={value} className="d-flex gap-2 align-items-baseline">
          <input
            type="checkbox"
            className="form-check-input"
            checked={types.includes(value)}
            onChange={(event) => handleChange(value, event.target.checked)}
          />
          {t('filter.option', { name: nameOf(value), count })}
        </label>
      ))}
    </fieldset>
  );
}

/** Filters by any number of event types. If none is selected, all types are shown. */
export function EventTypeFilter({ rows, types, onChange }: TypeFilterProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const nameOf = useEventTypeName();
  const [first] = types;
  const shown = first === undefined ? t('filter.anyType') : types.map(nameOf).join(', ');
  return (
    <div className={first === undefined ? 'event-filter not-on-paper' : 'event-filter'}>
      <span className="event-filter-label" aria-hidden="true">
        {t('filter.type')}
      </span>
      <Menu
        className="type-menu"
        label={format.labelled(t('filter.type'), shown)}
        button={
          <>
            <span className="type-menu-text">{shown}</span> <Icon name="chevron-down" />
          </>
        }
      >
        {() => <TypeChoices rows={rows} types={types} onChange={onChange} nameOf={nameOf} />}
      </Menu>
    </div>
  );
}
