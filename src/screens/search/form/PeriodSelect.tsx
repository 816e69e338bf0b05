import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredPeriods } from '#domain/search/recommendedSearches.ts';
import type { Period } from '#domain/search/searchCriteria.ts';
import { formatPeriod } from '#domain/search/searchUrl.ts';
import { isTouched, type SearchDraft } from './searchDraft.ts';

/** The option for dates that match no period. No serialized period has this value. */
const OWN_DATES = '-';

interface PeriodSelectProps {
  draft: SearchDraft;
  /** null for the default range. */
  onChange: (period: Period | null) => void;
}

/** Offers common periods. Selecting one replaces both dates. */
export function PeriodSelect({ draft, onChange }: PeriodSelectProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const { period, startDate, endDate } = draft.dates;
  const hasOwnDates = isTouched(draft) || (startDate ?? endDate) !== null;
  const offered = offeredPeriods(period);
  return (
    <div className="search-form-period">
      <label htmlFor={id} className="form-label">
        {t('form.period')}
      </label>
      <select
        id={id}
        className="form-select"
        value={hasOwnDates ? OWN_DATES : period ? formatPeriod(period) : ''}
        onChange={({ target }) => onChange(offered.find((one) => formatPeriod(one) === target.value) ?? null)}
      >
        {hasOwnDates && (
          <option value={OWN_DATES} disabled>
            {t('form.ownDates')}
          </option>
        )}
        <option value="">{t('form.halfYear')}</option>
        {offered.map((one) => (
          <option key={formatPeriod(one)} value={formatPeriod(one)}>
            {t(`period.${one.unit}`, { count: one.value })}
          </option>
        ))}
      </select>
    </div>
  );
}
