import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '#components/EmptyState.tsx';
import { pageCount } from '#domain/pages.ts';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import { useViewPath } from '../useViewPath.ts';

interface PastLastPageProps {
  criteria: SearchCriteria;
  total: number;
}

/** A link to a page that the results no longer reach: there are orders, but not here. */
export function PastLastPage({ criteria, total }: PastLastPageProps) {
  const { t } = useTranslation('search');
  const pathOf = useViewPath();
  const last = pageCount(total);
  return (
    <EmptyState icon="search" title={t('pastLast.title', { page: criteria.page })}>
      <p>{t('pastLast.text', { last })}</p>
      <Link to={pathOf({ ...criteria, page: last })} className="btn btn-outline-secondary btn-sm">
        {t('pastLast.go', { last })}
      </Link>
    </EmptyState>
  );
}
