import type { DeliveryConfiguration, Item } from './item.ts';

/**
 * R501: the deliveries of the item that have a shipment plan. Some platforms state only its date or its carrier,
 * without a link to its document.
 */
export function plannedDeliveries({ deliveryConfigurations }: Item): DeliveryConfiguration[] {
  return deliveryConfigurations.filter(
    ({ expectedShipDate, expectedCarrier, shipmentPlanHref }) =>
      expectedShipDate !== null || expectedCarrier !== '' || shipmentPlanHref !== null,
  );
}
