import { useTranslation } from 'react-i18next';
import { buttonClass } from '#components/Button.tsx';
import { NewTabLink } from '#components/ExternalLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { SUPPORT_PATH } from '#domain/links/paths.ts';
import { pageCount, rowsOnPage } from '#domain/pages.ts';
import { hasFilters, NO_FILTERS, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { SearchLink } from '../views/SearchLink.tsx';

/**
 * S2.34, S8.27: shown if no order was found, with ways to widen the search and a link to the support channel, or
 * else to the page for a report.
 */
function NoResults({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useTranslation(['results', 'search', 'shell']);
  const channel = useAppSelector((state) => state.configuration.pages.supportChannel);
  const { searchTerm: term, filters } = criteria;
  const hasRange = criteria.startDate !== null || criteria.endDate !== null || criteria.period !== null;
  const wider = [
    ...(hasRange
      ? [{ text: t('none.withoutDates'), to: { ...criteria, startDate: null, endDate: null, period: null } }]
      : []),
    ...(hasFilters(filters)
      ? [{ text: t('none.withoutFilters'), to: { ...criteria, filters: NO_FILTERS } }]
      : []),
  ];
  return (
    <EmptyState icon="search" title={term ? t('none.titleWithTerm', { term }) : t('search:empty.title')}>
      <p>{t('none.records')}</p>
      {term !== '' && hasRange && <p>{t('none.dateHint')}</p>}
      {wider.length > 0 && (
        <p className="d-flex flex-wrap gap-2 justify-content-center">
          {wider.map(({ text, to }) => (
            <SearchLink key={text} criteria={{ ...to, page: 1 }} className={buttonClass({ size: 'sm' })}>
              {text}
            </SearchLink>
          ))}
        </p>
      )}
      <NewTabLink href={channel ?? SUPPORT_PATH}>{t('none.support')}</NewTabLink>
    </EmptyState>
  );
}

/** States how many orders the page lacks: they cannot be read, or the platform did not send them. */
export function UnreadableOrdersNotice({ count }: { count: number }) {
  const { t } = useTranslation('results');
  return (
    <p className="cap-notice results-warning">
      <Icon name="exclamation-triangle-fill" /> {t('unreadable', { count })}
    </p>
  );
}

/** The text for screen readers in place of a page whose orders the console cannot show. */
export function PageWithoutRowsText({ criteria, total }: { criteria: SearchCriteria; total: number }) {
  const { t } = useTranslation('results');
  const unreadable = rowsOnPage(criteria.page, total);
  return unreadable > 0
    ? t('unreadable', { count: unreadable })
    : t('pastLast.title', { page: criteria.page });
}

/** Shown if the search found no orders, or if the console can show none of them on this page. */
export function PageWithoutRows({ criteria, total }: { criteria: SearchCriteria; total: number }) {
  const { t } = useTranslation('results');
  if (total === 0) return <NoResults criteria={criteria} />;
  const unreadable = rowsOnPage(criteria.page, total);
  if (unreadable > 0) return <UnreadableOrdersNotice count={unreadable} />;
  const last = pageCount(total);
  return (
    <EmptyState icon="search" title={t('pastLast.title', { page: criteria.page })}>
      <p>{t('pastLast.text', { last })}</p>
      <SearchLink criteria={{ ...criteria, page: last }} className={buttonClass({ size: 'sm' })}>
        {t('pastLast.go', { last })}
      </SearchLink>
    </EmptyState>
  );
}
