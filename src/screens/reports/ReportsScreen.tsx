import './reports.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { useDocumentTitle } from '#components/page/useDocumentTitle.ts';
import { SEARCH_PATH } from '#domain/links/paths.ts';
import { leaveRequested } from '#store/console/leaving.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { loadSettings } from '#store/people/settingsOperations.ts';
import { selectLastSearch } from '#store/search/snapshotSelectors.ts';
import { useRetriable } from '#store/useRetriable.ts';
import { ReportRow } from './ReportRow.tsx';

function SavedSearches() {
  const { t } = useTranslation(['reports', 'shell']);
  const saved = useAppSelector((state) => state.settings.savedSearches);
  const { state, retry } = useRetriable(loadSettings, { document: 'savedSearches' });
  if (saved.length > 0) {
    return (
      <ul className="list-unstyled">
        {saved.map(({ name, criteria, columns }) => (
          <ReportRow key={name} name={name} criteria={criteria} columns={columns} />
        ))}
      </ul>
    );
  }
  if (state.status === 'succeeded') return <p>{t('noSavedSearches')}</p>;
  if (state.status !== 'failed') return <Skeleton label={t('shell:loading')} lines={2} />;
  return <FailureNotice title={t('savedSearchesFailed')} failure={state.failure} onRetry={retry} />;
}

function ReportsList() {
  const { t } = useTranslation('reports');
  const lastSearch = useAppSelector(selectLastSearch);
  return (
    <>
      <p>{t('intro')}</p>
      <h2 className="h6">{t('lastSearch')}</h2>
      {lastSearch ? (
        <ul className="list-unstyled">
          <ReportRow name={t('lastSearch')} criteria={lastSearch} columns={null} />
        </ul>
      ) : (
        <p>
          {t('noLastSearch')} <Link to={SEARCH_PATH}>{t('search')}</Link>
        </p>
      )}
      <h2 className="h6">{t('savedSearches')}</h2>
      <SavedSearches />
    </>
  );
}

/** S2.3: redirects to the reporter application. If none is configured, lists the user's searches instead. */
export function ReportsScreen() {
  const { t } = useTranslation('reports');
  const dispatch = useAppDispatch();
  const reporter = useAppSelector((state) => state.configuration.pages.reporter);
  useDocumentTitle(t('title'));
  useEffect(() => {
    if (reporter !== null) dispatch(leaveRequested({ url: reporter, replace: true }));
  }, [dispatch, reporter]);
  return (
    <div className="page">
      <h1 className="h4">{t('title')}</h1>
      {reporter === null ? (
        <ReportsList />
      ) : (
        <p role="status">
          {t('leaving')} <a href={reporter}>{t('go')}</a>
        </p>
      )}
    </div>
  );
}
