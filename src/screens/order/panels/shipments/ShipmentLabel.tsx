import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { type ShownShipmentStatus, shipmentTone } from '#domain/shipmentStatus.ts';
import { TONE_ICONS } from '../toneIcons.ts';

/** How far a parcel is (S4.23): word, icon and colour; a name that the console does not know as it came. */
export function ShipmentLabel({ shown }: { shown: ShownShipmentStatus }) {
  const { t } = useTranslation('panels');
  if (!shown) return null;
  const tone = shipmentTone(shown);
  return (
    <span className={`status-label status-${tone}`}>
      <Icon name={TONE_ICONS[tone]} />{' '}
      {shown.kind === 'known' ? t(`shipments.state.${shown.status}`) : shown.name}
    </span>
  );
}
