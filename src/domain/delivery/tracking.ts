import { type Package, type Shipment, shipmentStatuses } from './shipment.ts';
import { type ShownShipmentStatus, shownShipmentStatus } from './shipmentStatus.ts';

/** S4.23: the combined status of an item's shipments; null if it is unknown. */
export function itemShipmentStatus(shipments: readonly Shipment[]): ShownShipmentStatus {
  return shownShipmentStatus(shipments.flatMap(shipmentStatuses));
}

/** The packages with a tracking ID. */
export function trackedPackages(shipments: readonly Shipment[]): Package[] {
  return shipments.flatMap(({ packages }) => packages).filter(({ trackingId }) => trackingId !== '');
}
