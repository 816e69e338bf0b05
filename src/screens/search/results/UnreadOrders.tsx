import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';

/** The number of orders whose data the console cannot parse, so that a page with missing rows says so. */
export function UnreadOrders({ count }: { count: number }) {
  const { t } = useTranslation('results');
  return (
    <p className="cap-notice unread-orders">
      <Icon name="exclamation-triangle-fill" /> {t('unread', { count })}
    </p>
  );
}
