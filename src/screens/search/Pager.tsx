import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import { pageCount, shownPages } from '#domain/pages.ts';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import { searchPath } from '#domain/searchUrl.ts';

interface PagerProps {
  criteria: SearchCriteria;
  total: number;
}

interface StepProps {
  to: string | null;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
}

function Step({ to, label, icon }: StepProps) {
  return (
    <li className={`page-item ${to === null ? 'disabled' : ''}`}>
      {to === null ? (
        <span className="page-link">
          <Icon name={icon} label={label} />
        </span>
      ) : (
        <Link className="page-link" to={to}>
          <Icon name={icon} label={label} />
        </Link>
      )}
    </li>
  );
}

/** Pages as real links: two at each margin, five around the current one (S2.40). */
export function Pager({ criteria, total }: PagerProps) {
  const { t } = useTranslation('search');
  const last = pageCount(total);
  const { page } = criteria;
  const to = (target: number) => searchPath({ ...criteria, page: target });
  if (last <= 1) return null;
  return (
    <nav aria-label={t('pages.label')}>
      <ul className="pagination pagination-sm mb-0">
        <Step to={page > 1 ? to(page - 1) : null} label={t('pages.previous')} icon="chevron-left" />
        {shownPages(page, last).map((shown) =>
          typeof shown === 'string' ? (
            <li key={shown} className="page-item disabled">
              <span className="page-link">…</span>
            </li>
          ) : (
            <li key={shown} className={`page-item ${shown === page ? 'active' : ''}`}>
              <Link
                className="page-link"
                to={to(shown)}
                aria-label={t('pages.page', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
        <Step to={page < last ? to(page + 1) : null} label={t('pages.next')} icon="chevron-right" />
      </ul>
    </nav>
  );
}
