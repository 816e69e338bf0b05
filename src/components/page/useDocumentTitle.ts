import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Sets the document title: the name of the screen, then the name of the console. R451: the screen's name is
 * also that of the main part of the page, because a screen reader reads it when the focus moves there.
 */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('shell');
  const appTitle = t('appTitle');
  useEffect(() => {
    document.title = `${title} – ${appTitle}`;
    // The shell renders this part, and would render again with each title.
    document.querySelector('main')?.setAttribute('aria-label', title);
  }, [title, appTitle]);
}
