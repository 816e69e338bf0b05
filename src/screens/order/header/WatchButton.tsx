import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { useModal } from '../modals/useModal.ts';

/** S2.70: opens the watch options of the order. */
export function WatchButton() {
  const { t } = useTranslation('order');
  const { open } = useModal();
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      aria-label={t('watch')}
      onClick={() => open('watch')}
    >
      <Icon name="bell" /> <span className="tool-text">{t('watch')}</span>
    </button>
  );
}
