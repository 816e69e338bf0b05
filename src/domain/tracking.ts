import { type Shipment, shipmentStatuses } from './shipment.ts';
import { type ShownShipmentStatus, shownShipmentStatus } from './shipmentStatus.ts';

/** S4.23: of everything an item's shipments say, the most severe or earliest; null where they say nothing. */
export function itemTracking(shipments: readonly Shipment[]): ShownShipmentStatus {
  return shownShipmentStatus(shipments.flatMap(shipmentStatuses));
}
