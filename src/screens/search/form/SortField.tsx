import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type SortField as Field, isSortField, SORT_FIELDS } from '#domain/search/searchCriteria.ts';

interface SortFieldProps {
  value: Field;
  /** Whether the user has reversed the sort direction in the table header. */
  isReversed: boolean;
  onChange: (field: Field) => void;
}

/** S9.18: selects the sort order: relevance, newest created, or earliest promised. */
export function SortField({ value, isReversed, onChange }: SortFieldProps) {
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
        onChange={({ target }) => isSortField(target.value) && onChange(target.value)}
      >
        {SORT_FIELDS.map((field) => (
          <option key={field} value={field}>
            {isReversed && field === value ? t(`sort.reversed.${field}`) : t(`sort.${field}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
