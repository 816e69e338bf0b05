import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document title: the name of the screen, then the name of the console. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('shell');
  const appTitle = t('appTitle');
  useEffect(() => {
    document.title = `${title} – ${appTitle}`;
  }, [title, appTitle]);
}
