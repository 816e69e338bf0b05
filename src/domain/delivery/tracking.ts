import { type Package, type Shipment, shipmentStatuses } from './shipment.ts';
import { type ShownShipmentStatus, shownShipmentStatus } from './shipmentStatus.ts';

/** S4.23: the status of all shipments of an item together; null if there is none. */
export function itemShipmentStatus(shipments: readonly Shipment[]): ShownShipmentStatus {
  return shownShipmentStatus(shipments.flatMap(shipmentStatuses));
}

/** The packages with a tracking ID. */
export function trackedPackages(shipments: readonly Shipment[]): Package[] {
  return shipments.flatMap(({ packages }) => packages).filter(({ trackingId }) => trackingId !== '');
}
