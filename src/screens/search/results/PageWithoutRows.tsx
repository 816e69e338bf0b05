import { useTranslation } from 'react-i18next';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { pageCount, rowsOnPage } from '#domain/pages.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { SearchLink } from '../views/SearchLink.tsx';
import { NoResults } from './NoResults.tsx';

/** States how many orders the page lacks because the console could not parse their data. */
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
