import { useTranslation } from 'react-i18next';
import { offeredPeriods } from '#domain/search/recommendedSearches.ts';
import type { Period } from '#domain/search/searchCriteria.ts';
import { formatPeriod } from '#domain/search/searchUrl.ts';

/** Returns the periods that a field offers, as in the URL: the usual ones and that of the search. */
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
