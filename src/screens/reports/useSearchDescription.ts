import { useTranslation } from 'react-i18next';
import { FILTER_NAMES, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';

/** Returns a function that describes a search in one line. */
export function useSearchDescription(): (criteria: SearchCriteria) => string {
  const { t } = useTranslation(['reports', 'search']);
  const format = useFormat();
  return ({ searchTerm, period, startDate, endDate, filters, sortField }) => {
    const filterCount = FILTER_NAMES.reduce((count, name) => count + filters[name].length, 0);
    const parts = [
      searchTerm && t('term', { term: searchTerm }),
      period && t(`search:period.${period.unit}`, { count: period.value }),
      !period && startDate && t('from', { date: format.date(startDate) }),
      !period && endDate && t('until', { date: format.date(endDate) }),
      filterCount > 0 && t('filters', { count: filterCount }),
    ].filter((part) => typeof part === 'string' && part !== '');
    const sort = t(`search:sort.${sortField}`);
    return parts.length === 0 ? t('everything', { sort }) : t('described', { parts: parts.join(', '), sort });
  };
}
