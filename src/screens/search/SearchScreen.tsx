import './search.css';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/loading/Deferred.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { useDocumentTitle } from '#components/page/useDocumentTitle.ts';
import type { FilterName, SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { runSearch, searchOpened } from '#store/search/searchOperations.ts';
import { searchCleared, searchUrlOpened } from '#store/search/searchSlice.ts';
import { SearchForm } from './form/SearchForm.tsx';
import {
  type FormHandle,
  type SearchOpener,
  SearchOpenerContext,
  useSearchOpener,
} from './form/searchOpener.ts';
import { useCriteriaOfUrl } from './form/useCriteriaOfUrl.ts';
import { SearchResultsSection } from './SearchResultsSection.tsx';
import { SplitKeyBuffer, SplitKeyScope } from './split/SplitKeyBuffer.tsx';
import { FilterTags } from './views/FilterTags.tsx';
import { SearchTabs } from './views/SearchTabs.tsx';

const loadResultsTools = async () => (await import('./ResultsTools.tsx')).ResultsTools;
const loadStartPage = async () => (await import('./start/StartPage.tsx')).StartPage;

/**
 * S2.14, S2.15: runs the search in the URL, or clears the results if the URL contains none. Leaving the page
 * aborts the search.
 */
function useSearchOfUrl(query: string) {
  const dispatch = useAppDispatch();
  const { criteria, columns, hasSearch } = useCriteriaOfUrl(query);
  // This runs before the first paint, so that no frame shows the earlier search as the current one.
  useLayoutEffect(() => {
    dispatch(hasSearch ? searchOpened(criteria) : searchCleared());
    dispatch(searchUrlOpened({ columns }));
  }, [dispatch, hasSearch, criteria, columns]);
  useEffect(() => () => void dispatch(runSearch.abandoned('')), [dispatch]);
  return { criteria, hasSearch };
}

/**
 * Returns a ref for the screen. A control of a hidden screen must not keep the focus, because the next screen
 * needs it. This is not a layout effect, because `blur` would then compute the styles of both screens.
 */
function useBlurWhenHidden() {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = screen.current;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && element?.contains(activeElement)) activeElement.blur();
    };
  }, []);
  return screen;
}

/**
 * Always reserves the space beside the tabs, but renders the tools only if there are orders. After a failed
 * search, the list still shows earlier orders, so the tools would not match the search in the URL.
 */
function Tools() {
  const { t } = useTranslation('table');
  const hasOrders = useAppSelector(
    ({ search: { results, status } }) => results !== null && results.orders.length > 0 && status !== 'failed',
  );
  return (
    <div className="results-tools">
      {hasOrders && (
        <SplitKeyScope>
          <Deferred
            load={loadResultsTools}
            props={{}}
            title={t('tools')}
            failure="line"
            isLowPriority
            fallback={<SplitKeyBuffer />}
          />
        </SplitKeyScope>
      )}
    </div>
  );
}

function Start() {
  const { t } = useTranslation(['search', 'shell']);
  const placeholder = (
    <>
      <SplitKeyBuffer />
      <Skeleton label={t('shell:loading')} lines={8} />
    </>
  );
  return (
    <SplitKeyScope>
      <Deferred load={loadStartPage} props={{}} title={t('title')} fallback={placeholder} />
    </SplitKeyScope>
  );
}

interface OpenSearchProps {
  criteria: SearchCriteria;
  onFilter: (group: FilterName) => void;
}

function OpenSearch({ criteria, onFilter }: OpenSearchProps) {
  const { t } = useTranslation('search');
  const open = useSearchOpener();
  // The search was not sent because its dates are invalid, which the form explains.
  const isRefused = useAppSelector((state) => state.search.status === 'refused');
  return (
    <>
      <div className="search-bar">
        <SearchTabs criteria={criteria} />
        <Tools />
      </div>
      <FilterTags criteria={criteria} onChange={(wanted) => open({ ...wanted, page: 1 })} onOpen={onFilter} />
      {isRefused ? (
        <EmptyState icon="calendar3" title={t('refused.title')}>
          <p>{t('refused.text')}</p>
        </EmptyState>
      ) : (
        <SearchResultsSection />
      )}
    </>
  );
}

interface SearchScreenProps {
  /**
   * The query string of the search. It is a prop, because the current URL belongs to another screen while
   * this one is hidden.
   */
  query: string;
}

export function SearchScreen({ query }: SearchScreenProps) {
  const { t } = useTranslation('search');
  const { criteria, hasSearch } = useSearchOfUrl(query);
  const screen = useBlurWhenHidden();
  const form = useRef<FormHandle>(null);
  const open = useCallback<SearchOpener>((...search) => form.current?.open(...search) ?? false, []);
  useDocumentTitle(criteria.searchTerm ? `${criteria.searchTerm} – ${t('title')}` : t('title'));
  return (
    <SearchOpenerContext value={open}>
      <div className="search-screen" ref={screen}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <SearchForm ref={form} criteria={criteria} hasSearch={hasSearch} />
        {hasSearch ? (
          <OpenSearch criteria={criteria} onFilter={(group) => form.current?.openFilters(group)} />
        ) : (
          <Start />
        )}
      </div>
    </SearchOpenerContext>
  );
}
