import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type SortField as Field, SORT_FIELDS } from '#domain/searchCriteria.ts';

interface SortFieldProps {
  value: Field;
  onChange: (field: Field) => void;
}

/** S9.18: relevance, newest created, earliest promised. */
export function SortField({ value, onChange }: SortFieldProps) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <div className="search-form-sort">
      <label htmlFor={id} className="form-label">
        {t('form.sort')}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ target }) =>
          onChange(SORT_FIELDS.find((field) => field === target.value) ?? 'createdDate')
        }
      >
        {SORT_FIELDS.map((field) => (
          <option key={field} value={field}>
            {t(`sort.${field}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
