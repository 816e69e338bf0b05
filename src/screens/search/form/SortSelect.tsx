import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/form/SelectField.tsx';
import { type SortField as Field, SORT_FIELDS } from '#domain/search/searchCriteria.ts';

interface SortFieldProps {
  value: Field;
  /** Whether the user has reversed the sort direction in the table header. */
  isReversed: boolean;
  onChange: (field: Field) => void;
}

/** S9.18: selects the sort order: relevance, newest created, or earliest promised. */
export function SortSelect({ value, isReversed, onChange }: SortFieldProps) {
  const { t } = useTranslation('search');
  return (
    <SelectField
      label={t('form.sort')}
      className="search-form-sort"
      value={value}
      options={SORT_FIELDS}
      name={(field) =>
        t(isReversed && field === value && field !== 'relevance' ? `sort.reversed.${field}` : `sort.${field}`)
      }
      onChange={onChange}
    />
  );
}
