import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation('dialog');
  return (
    <p className="restored-note" role="status">
      <Icon name="clock-history" /> {t('action.restored')}{' '}
      <Button variant="link" size="sm" className="p-0" onClick={onStartOver}>
        {t('action.startOver')}
      </Button>
    </p>
  );
}
