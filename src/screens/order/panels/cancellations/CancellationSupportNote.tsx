import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { Item } from '#domain/item/item.ts';
import { useCancellationSupport } from '../../useCancellationSupport.ts';

/** S7.13: whether the fulfiller accepts cancellations, if that is known. */
export function CancellationSupportNote({ item }: { item: Item }) {
  const { t } = useTranslation('panels');
  const isSupported = useCancellationSupport(item);
  if (isSupported === null) return null;
  return (
    <p className="support-note">
      <Icon name="info-circle-fill" />{' '}
      {isSupported ? t('cancellations.supported') : t('cancellations.unsupported')}
    </p>
  );
}
