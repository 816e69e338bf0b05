import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/SelectField.tsx';
import { offeredPeriods } from '#domain/search/recommendedSearches.ts';
import type { Period } from '#domain/search/searchCriteria.ts';
import { formatPeriod } from '#domain/search/searchUrl.ts';

interface PeriodFieldProps {
  /** The period as in the URL; '' for none. */
  value: string;
  /** The period of the current search, which is offered in addition to the common ones; null for none. */
  current: Period | null;
  onChange: (period: string) => void;
}

/** S3.50: selects the period of a saved search. The period ends when the search is run. */
export function PeriodField({ value, current, onChange }: PeriodFieldProps) {
  const { t } = useTranslation(['saved', 'search']);
  const offered = offeredPeriods(current);
  return (
    <SelectField
      label={t('save.period')}
      className="mb-3"
      value={value}
      options={['', ...offered.map(formatPeriod)]}
      name={(option) => {
        const found = offered.find((period) => formatPeriod(period) === option);
        return found ? t(`search:period.${found.unit}`, { count: found.value }) : t('save.noPeriod');
      }}
      onChange={onChange}
    />
  );
}
