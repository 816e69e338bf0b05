import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '#components/notice/EmptyState.tsx';
import { useDocumentTitle } from '#components/page/useDocumentTitle.ts';
import { SEARCH_PATH } from '#domain/links/paths.ts';

/** S2.6: the page for all paths without a screen. */
export function NotFoundScreen() {
  const { t } = useTranslation('notFound');
  useDocumentTitle(t('title'));
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState icon="question-circle-fill" title={t('title')}>
        <p>{t('text')}</p>
        <Link to={SEARCH_PATH}>{t('search')}</Link>
      </EmptyState>
    </>
  );
}
