import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredPeriods } from '#domain/search/recommendedSearches.ts';
import type { Period } from '#domain/search/searchCriteria.ts';
import { formatPeriod } from '#domain/search/searchUrl.ts';

interface PeriodFieldProps {
  /** As serialized in the URL, '' for none. */
  value: string;
  /** The period of the current search, offered besides the common ones. */
  current: Period | null;
  onChange: (period: string) => void;
}

/** Whether a saved search covers a period that ends when it is run, and which (S3.50). */
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
