import './search.css';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#components/EmptyState.tsx';
import { useDocumentTitle } from '#components/useDocumentTitle.ts';
import { asksForSearch, parseCriteria } from '#domain/searchUrl.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { searchOpened } from '#store/searchOperations.ts';
import { searchCleared } from '#store/searchSlice.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';

/** S2.14: the URL is the search. Opening one with a query runs it; one without clears it. */
export function SearchScreen() {
  const { t } = useTranslation('search');
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const hasSearch = asksForSearch(params);
  const criteria = useMemo(() => parseCriteria(params), [params]);
  useDocumentTitle(criteria.searchTerm ? `${criteria.searchTerm} – ${t('title')}` : t('title'));

  useEffect(() => {
    dispatch(hasSearch ? searchOpened({ criteria, again: false }) : searchCleared());
  }, [dispatch, hasSearch, criteria]);

  return (
    <div className="search-screen">
      <h1 className="visually-hidden">{t('title')}</h1>
      <SearchForm criteria={criteria} />
      {hasSearch ? (
        <SearchResults />
      ) : (
        <EmptyState icon="search" title={t('start.title')}>
          <p>{t('start.text')}</p>
        </EmptyState>
      )}
    </div>
  );
}
