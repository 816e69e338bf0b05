import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { type ShownShipmentStatus, shipmentTone } from '#domain/delivery/shipmentStatus.ts';
import { STATUS_TONE_ICONS } from '../toneIcons.ts';

/** S4.23: the status of a parcel as text, icon and color. An unknown status is shown unchanged. */
export function ShipmentStatusLabel({ shown }: { shown: ShownShipmentStatus }) {
  const { t } = useTranslation('panels');
  if (!shown) return null;
  const tone = shipmentTone(shown);
  return (
    <span className={`status-label status-${tone}`}>
      <Icon name={STATUS_TONE_ICONS[tone]} />{' '}
      {shown.kind === 'known' ? t(`shipments.state.${shown.status}`) : shown.name}
    </span>
  );
}
