import type { Shipment } from './shipment.ts';
import { type ShownShipmentStatus, shownShipmentStatus } from './shipmentStatus.ts';

function trackingStatuses({ packages, status }: Shipment): string[] {
  const ofPackages = packages.map((parcel) => parcel.trackingStatus).filter((name) => name !== '');
  return ofPackages.length > 0 ? ofPackages : [status];
}

/** S4.23: of everything an item's shipments say, the most severe or earliest; null where they say nothing. */
export function itemTracking(shipments: readonly Shipment[]): ShownShipmentStatus {
  return shownShipmentStatus(shipments.flatMap(trackingStatuses));
}
