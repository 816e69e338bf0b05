import { useTranslation } from 'react-i18next';
import { pageRowRange } from '#domain/pages.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';

type Wording = 'summary.all' | 'summary.range' | 'summary.period';

/** The summary contains dates only if the user has set some. */
function wordingOf({ period, startDate, endDate }: SearchCriteria): Wording {
  if (period !== null) return 'summary.period';
  return startDate === null && endDate === null ? 'summary.all' : 'summary.range';
}

/**
 * S2.36: returns a function that returns the text "Rows first–last of total, sorted by …". The text also
 * states the period or the dates that the user has set.
 */
export function useResultsSummary(): (results: SearchResults) => string {
  const { t } = useTranslation('search');
  const format = useFormat();
  return ({ criteria, range, total, orders }) => {
    const { first, last } = pageRowRange(criteria.page, orders.length);
    const { period, sortField, sortOrder } = criteria;
    return t(wordingOf(criteria), {
      first,
      last,
      total,
      sort:
        sortField === 'relevance' ? t('summary.sort.relevance') : t(`summary.sort.${sortField}.${sortOrder}`),
      start: format.dateTime(range.start),
      end: format.dateTime(range.end),
      period: period === null ? '' : t(`period.${period.unit}`, { count: period.value }),
    });
  };
}
