import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the tab and the history entry: what is on screen first, then the console. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('shell');
  const appTitle = t('appTitle');
  useEffect(() => {
    document.title = `${title} – ${appTitle}`;
  }, [title, appTitle]);
}
