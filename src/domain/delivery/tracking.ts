import { type Shipment, shipmentStatuses } from './shipment.ts';
import { type ShownShipmentStatus, shownShipmentStatus } from './shipmentStatus.ts';

/** S4.23: the most severe or earliest status among an item's shipments; null if there is none. */
export function itemTracking(shipments: readonly Shipment[]): ShownShipmentStatus {
  return shownShipmentStatus(shipments.flatMap(shipmentStatuses));
}
