import type { Routing } from '#domain/actions/routing.ts';
import type { DeliveryRequest } from '#domain/delivery/deliveryRequest.ts';
import type { Shipment } from '#domain/delivery/shipment.ts';
import type { ManufacturingAttribute, PrintJob } from '#domain/item/item.ts';
import type { ProductConfiguration } from '#domain/item/itemLinkList.ts';
import type { RelatedItem } from '#domain/item/relatedItem.ts';
import type { Money } from '#domain/money.ts';
import { createOperation, PARTS_OF_ORDER } from '#store/operation.ts';

/** A linked resource of an item (S3.29), loaded when a part of the screen shows it. */
export interface LinkedResourceParams {
  href: string;
}
export const loadRelatedItem = createOperation<LinkedResourceParams, RelatedItem>()(
  'loadRelatedItem',
  'href',
  { kept: PARTS_OF_ORDER },
);
export const loadProductConfiguration = createOperation<LinkedResourceParams, ProductConfiguration>()(
  'loadProductConfiguration',
  'href',
);
export const loadRouting = createOperation<LinkedResourceParams, Routing>()('loadRouting', 'href');
export const loadBuyerPrice = createOperation<LinkedResourceParams, Money | null>()('loadBuyerPrice', 'href');
export const loadPrintJob = createOperation<LinkedResourceParams, PrintJob>()('loadPrintJob', 'href');
export const loadDeliveryRequest = createOperation<LinkedResourceParams, DeliveryRequest | null>()(
  'loadDeliveryRequest',
  'href',
);

/** One of an item's linked shipments. Items in the same shipment share the response. */
export const loadShipment = createOperation<LinkedResourceParams, Shipment>()('loadShipment', 'href', {
  kept: PARTS_OF_ORDER,
});

export const loadManufacturingAttributes = createOperation<
  { productConfigurationUrl: string },
  ManufacturingAttribute[]
>()('loadManufacturingAttributes', 'productConfigurationUrl');

/** The document that the JSON viewer shows: an order, an item or a linked resource. */
export type JsonSource =
  | { of: 'order'; orderId: string }
  | { of: 'item'; itemId: string }
  | { of: 'link'; href: string };

export const loadJsonDocument = createOperation<JsonSource, unknown>()('loadJsonDocument', (source) => {
  if (source.of === 'order') return `order ${source.orderId}`;
  return source.of === 'item' ? `item ${source.itemId}` : `link ${source.href}`;
});
