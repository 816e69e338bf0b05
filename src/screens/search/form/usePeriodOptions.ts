import { useTranslation } from 'react-i18next';
import { offeredPeriods } from '#domain/search/recommendedSearches.ts';
import type { Period } from '#domain/search/searchCriteria.ts';
import { formatPeriod } from '#domain/search/searchUrl.ts';

/**
 * The periods that a field offers, as in the URL. `current` is the period of the search, which is offered in
 * addition to the usual ones; null for none.
 */
export function usePeriodOptions(current: Period | null) {
  const { t } = useTranslation('search');
  const offered = offeredPeriods(current);
  const find = (option: string) => offered.find((period) => formatPeriod(period) === option) ?? null;
  return {
    options: offered.map(formatPeriod),
    find,
    /** The name of a period, or null if the option is not a period. */
    nameOf: (option: string) => {
      const period = find(option);
      return period && t(`period.${period.unit}`, { count: period.value });
    },
  };
}
