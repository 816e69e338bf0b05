import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/form/SelectField.tsx';
import type { Period } from '#domain/search/searchCriteria.ts';
import { usePeriodOptions } from '../form/usePeriodOptions.ts';

interface PeriodFieldProps {
  /** The period in the form that the URL uses; '' for none. */
  value: string;
  /** The period of the current search, offered even if it is not a usual one; null for none. */
  current: Period | null;
  onChange: (period: string) => void;
}

/** S3.50: selects the period of a saved search. The period ends when the search is run. */
export function PeriodField({ value, current, onChange }: PeriodFieldProps) {
  const { t } = useTranslation('saved');
  const { options, nameOf } = usePeriodOptions(current);
  return (
    <SelectField
      label={t('save.period')}
      className="mb-3"
      value={value}
      options={['', ...options]}
      name={(option) => nameOf(option) ?? t('save.noPeriod')}
      onChange={onChange}
    />
  );
}
