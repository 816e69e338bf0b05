import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { Item } from '#domain/item/item.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';

/** R109: warns about an item that is being cancelled, because S4.51 still allows redirecting it. */
export function CancellationWarning({ item }: { item: Item }) {
  const { t } = useTranslation('redirect');
  if (!itemStatus(item).isPendingCancellation) return null;
  return (
    <span className="redirect-warning">
      <Icon name="exclamation-triangle-fill" /> {t('items.pendingCancellation')}
    </span>
  );
}
