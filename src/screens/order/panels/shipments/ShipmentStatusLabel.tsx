import { useTranslation } from 'react-i18next';
import { type ShownShipmentStatus, shipmentTone } from '#domain/delivery/shipmentStatus.ts';
import { ToneLabel } from '../../facts/ToneLabel.tsx';

/** S4.23: an unknown status of a parcel is shown unchanged. */
export function ShipmentStatusLabel({ shown }: { shown: ShownShipmentStatus }) {
  const { t } = useTranslation('panels');
  if (!shown) return null;
  const name = shown.kind === 'known' ? t(`shipments.state.${shown.status}`) : shown.name;
  return <ToneLabel tone={shipmentTone(shown)}>{name}</ToneLabel>;
}
