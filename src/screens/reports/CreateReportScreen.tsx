import './reports.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useDocumentTitle } from '#components/page/useDocumentTitle.ts';
import { REPORTS_PATH, SEARCH_PATH } from '#domain/links/paths.ts';
import { createReportUrl } from '#domain/search/reportUrl.ts';
import { leaveRequested } from '#store/console/leaving.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectLastSearch } from '#store/search/snapshotSelectors.ts';

/**
 * Returns the URL of the reporter's page for the last search, or null if there is no reporter or no search. A
 * relative period ends at the time this page was opened.
 */
function useReportUrl(): string | null {
  const [now] = useState(Date.now);
  const reporter = useAppSelector((state) => state.configuration.pages.reporter);
  const lastSearch = useAppSelector(selectLastSearch);
  return reporter !== null && lastSearch ? createReportUrl(reporter, lastSearch, now) : null;
}

/**
 * S2.4: redirects to the reporter with the last search. Without `useLastSearch=true` in the URL, it only
 * links to the reporter. If no reporter is configured or no search was run, the page says so.
 */
export function CreateReportScreen() {
  const { t } = useTranslation('reports');
  const dispatch = useAppDispatch();
  const usesLastSearch = new URLSearchParams(useLocation().search).get('useLastSearch') === 'true';
  const found = useReportUrl();
  const hasReporter = useAppSelector((state) => state.configuration.pages.reporter !== null);
  const url = usesLastSearch ? found : null;
  useDocumentTitle(t('createTitle'));
  useEffect(() => {
    if (url !== null) dispatch(leaveRequested({ url, replace: true }));
  }, [dispatch, url]);
  return (
    <div className="page">
      <h1 className="h4">{t('createTitle')}</h1>
      {url === null ? (
        <>
          {found === null ? (
            <p>{hasReporter ? t('nothingToReport') : t('noReporter')}</p>
          ) : (
            <p>
              <a href={found}>{t('create')}</a>
            </p>
          )}
          <p>
            <Link to={SEARCH_PATH}>{t('search')}</Link>
          </p>
          {!hasReporter && (
            <p>
              <Link to={REPORTS_PATH}>{t('title')}</Link>
            </p>
          )}
        </>
      ) : (
        <p role="status">
          {t('leaving')} <a href={url}>{t('go')}</a>
        </p>
      )}
    </div>
  );
}
