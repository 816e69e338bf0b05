import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/form/SelectField.tsx';
import type { Period } from '#domain/search/searchCriteria.ts';
import { formatPeriod } from '#domain/search/searchUrl.ts';
import { hasCustomDates, type SearchDraft } from './searchDraft.ts';
import { usePeriodOptions } from './usePeriodOptions.ts';

/** The option for dates that match no period. No period in the URL has this value. */
const OWN_DATES = '-';

interface PeriodSelectProps {
  draft: SearchDraft;
  /** null selects the default range. */
  onChange: (period: Period | null) => void;
}

export function PeriodSelect({ draft, onChange }: PeriodSelectProps) {
  const { t } = useTranslation('search');
  const { period } = draft.dates;
  const isOwn = hasCustomDates(draft);
  const { options, find, nameOf } = usePeriodOptions(period);
  return (
    <SelectField
      label={t('form.period')}
      className="search-form-period"
      value={isOwn ? OWN_DATES : period ? formatPeriod(period) : ''}
      options={[...(isOwn ? [OWN_DATES] : []), '', ...options]}
      name={(option) => nameOf(option) ?? t(option === OWN_DATES ? 'form.ownDates' : 'form.halfYear')}
      onChange={(option) => onChange(find(option))}
    />
  );
}
