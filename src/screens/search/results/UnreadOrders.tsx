import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';

/** Orders that came in a form the console cannot read: a page with fewer rows than it has must say so. */
export function UnreadOrders({ count }: { count: number }) {
  const { t } = useTranslation('results');
  return (
    <p className="cap-notice unread-orders">
      <Icon name="exclamation-triangle-fill" /> {t('unread', { count })}
    </p>
  );
}
