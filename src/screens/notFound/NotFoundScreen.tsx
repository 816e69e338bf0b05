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
    <EmptyState icon="question-circle-fill" title={t('title')} heading="h1">
      <p>{t('text')}</p>
      <Link to={SEARCH_PATH}>{t('search')}</Link>
    </EmptyState>
  );
}
