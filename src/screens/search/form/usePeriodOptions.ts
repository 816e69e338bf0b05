import { useTranslation } from 'react-i18next';
import { offeredPeriods } from '#domain/search/periods.ts';
import type { Period } from '#domain/search/searchCriteria.ts';
import { formatPeriod } from '#domain/search/searchUrl.ts';

/** Returns the periods to offer, in the form that the URL uses: the usual ones and `current`. */
export function usePeriodOptions(current: Period | null) {
  const { t } = useTranslation('search');
  const offered = offeredPeriods(current);
  const find = (option: string) => offered.find((period) => formatPeriod(period) === option) ?? null;
  return {
    options: offered.map(formatPeriod),
    find,
    /** Returns the name of a period, or null if the option is not a period. */
    nameOf: (option: string) => {
      const period = find(option);
      return period && t(`period.${period.unit}`, { count: period.value });
    },
  };
}
