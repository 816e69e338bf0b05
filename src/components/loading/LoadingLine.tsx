import './loadingLine.css';
import { useTranslation } from 'react-i18next';

/** R583: a line at the top of the window, which appears if something takes longer than 100 ms to load. */
export function LoadingLine() {
  const { t } = useTranslation();
  return <progress className="loading-line" aria-label={t('loading')} />;
}
