import { useTranslation } from 'react-i18next';
import { shownShipmentStatus } from '#domain/delivery/shipmentStatus.ts';
import type { EventPackage } from '#domain/event/event.ts';
import { ShipmentStatusLabel } from '../shipments/ShipmentStatusLabel.tsx';
import { TrackingLink } from '../shipments/TrackingLink.tsx';

export function EventPackages({ packages }: { packages: readonly EventPackage[] }) {
  const { t } = useTranslation('events');
  return (
    <ul className="plain-list">
      {packages.map(({ trackingId, trackingUrl, trackingStatus, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parcels may have no ID and never change their order
        <li key={index} className="parcel">
          <TrackingLink trackingId={trackingId} trackingUrl={trackingUrl} />
          <ShipmentStatusLabel shown={shownShipmentStatus([trackingStatus])} />
          <span>
            {items
              .map(({ itemId, quantity }) =>
                quantity === null ? itemId : t('parcel.items', { quantity, item: itemId }),
              )
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
