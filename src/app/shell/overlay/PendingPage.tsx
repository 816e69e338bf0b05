import './pendingPage.css';
import { type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useNavigation } from 'react-router';

/**
 * R583: shows that the requested page loads. Sets `page` to it while its code loads, and to undefined otherwise.
 * This is a separate component, so that a navigation does not render the whole shell again.
 */
export function PendingPage({ page }: { page: RefObject<Location | undefined> }) {
  const { location } = useNavigation();
  const { t } = useTranslation();
  useLayoutEffect(() => {
    page.current = location;
  }, [page, location]);
  return location && <progress className="page-loading" aria-label={t('loading')} />;
}
