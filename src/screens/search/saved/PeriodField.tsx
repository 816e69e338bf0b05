import { useId } from 'react';
import { useTranslation } from 'react-i18next';
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
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="form-label">
        {t('save.period')}
      </label>
      <select
        id={id}
        className="form-select mb-3"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('save.noPeriod')}</option>
        {offeredPeriods(current).map((period) => (
          <option key={formatPeriod(period)} value={formatPeriod(period)}>
            {t(`search:period.${period.unit}`, { count: period.value })}
          </option>
        ))}
      </select>
    </>
  );
}
