import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';

/** States how many orders the page lacks because the console could not parse their data. */
export function UnreadableOrdersNotice({ count }: { count: number }) {
  const { t } = useTranslation('results');
  return (
    <p className="cap-notice results-warning">
      <Icon name="exclamation-triangle-fill" /> {t('unreadable', { count })}
    </p>
  );
}
