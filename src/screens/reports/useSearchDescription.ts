import { useTranslation } from 'react-i18next';
import { filterValueText } from '#components/filterValueText.ts';
import { filterTags } from '#domain/search/filterValues.ts';
import {
  defaultSortOrder,
  FILTER_NAMES,
  type Filters,
  type SearchCriteria,
} from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFilterValueNames } from '#store/search/searchSelectors.ts';

function useFilterTexts(): (filters: Filters) => string[] {
  const { t } = useTranslation(['search', 'status']);
  const names = useAppSelector(selectFilterValueNames);
  return (filters) => {
    const tags = filterTags(filters);
    return FILTER_NAMES.flatMap((name) => {
      const values = tags
        .filter((tag) => tag.name === name)
        .map(({ value }) => (value === null ? t('tags.all') : filterValueText(t, names, name, value)));
      if (values.length === 0) return [];
      return t('tags.value', { filter: t(`filters.name.${name}`), value: values.join(` ${t('tags.or')} `) });
    });
  };
}

/** R139: returns a function that describes a search in one line. */
export function useSearchDescription(): (criteria: SearchCriteria) => string {
  const { t } = useTranslation(['reports', 'search']);
  const format = useFormat();
  const filterTexts = useFilterTexts();
  return ({ searchTerm, period, startDate, endDate, filters, sortField, sortOrder }) => {
    const parts = [
      searchTerm && t('term', { term: searchTerm }),
      period && t(`search:period.${period.unit}`, { count: period.value }),
      !period && startDate && t('from', { date: format.date(startDate) }),
      !period && endDate && t('until', { date: format.date(endDate) }),
      ...filterTexts(filters),
    ].filter((part) => typeof part === 'string' && part !== '');
    const isReversed = sortField !== 'relevance' && sortOrder !== defaultSortOrder(sortField);
    const sort = t(isReversed ? `search:sort.reversed.${sortField}` : `search:sort.${sortField}`);
    return parts.length === 0 ? t('everything', { sort }) : t('described', { parts: parts.join(', '), sort });
  };
}
