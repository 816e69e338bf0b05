import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { SEARCH_RESULT_CAP } from '#domain/limits.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { Pager } from '../Pager.tsx';
import { NewOrdersNotice } from './NewOrdersNotice.tsx';

/** S5.14, S8.27: tells the user to narrow a search that finds more orders than the platform returns. */
export function ResultLimitNotice() {
  const { t } = useTranslation('results');
  return (
    <p className="cap-notice" role="note">
      <Icon name="info-circle-fill" /> {t('cap', { cap: SEARCH_RESULT_CAP })}
    </p>
  );
}

export function ResultsPaging({ results }: { results: SearchResults }) {
  return (
    <>
      <NewOrdersNotice results={results} />
      <Pager criteria={results.criteria} total={results.total} />
    </>
  );
}
