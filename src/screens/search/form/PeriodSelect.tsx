import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/SelectField.tsx';
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
  const { period, startDate, endDate } = draft.dates;
  const hasOwnDates = isTouched(draft) || (startDate ?? endDate) !== null;
  const offered = offeredPeriods(period);
  const name = (option: string) => {
    if (option === OWN_DATES) return t('form.ownDates');
    const found = offered.find((one) => formatPeriod(one) === option);
    return found ? t(`period.${found.unit}`, { count: found.value }) : t('form.halfYear');
  };
  return (
    <SelectField
      label={t('form.period')}
      className="search-form-period"
      value={hasOwnDates ? OWN_DATES : period ? formatPeriod(period) : ''}
      options={[...(hasOwnDates ? [OWN_DATES] : []), '', ...offered.map(formatPeriod)]}
      name={name}
      onChange={(option) => onChange(offered.find((one) => formatPeriod(one) === option) ?? null)}
    />
  );
}
