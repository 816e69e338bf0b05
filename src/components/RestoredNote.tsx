import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';

/** Informs the user that unsaved input was restored, and offers to discard it. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation();
  return (
    <p className="restored-note" role="status">
      <Icon name="clock-history" /> {t('action.restored')}{' '}
      <button type="button" className="btn btn-link btn-sm p-0" onClick={onStartOver}>
        {t('action.startOver')}
      </button>
    </p>
  );
}
