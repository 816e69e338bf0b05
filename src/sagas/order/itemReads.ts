import type { Saga } from '#sagas/core/effects.ts';
import { operateLinkRead } from '#sagas/core/operateRead.ts';
import {
  loadBuyerPrice,
  loadDeliveryRequest,
  loadJsonDocument,
  loadManufacturingAttributes,
  loadPrintJob,
  loadProductConfiguration,
  loadRelatedItem,
  loadRouting,
  loadShipment,
} from '#store/order/itemOperations.ts';

export const itemReadSagas: readonly (() => Saga)[] = [
  operateLinkRead(loadRelatedItem, ({ itemLinks }, { href }, options) =>
    itemLinks.relatedItem(href, options),
  ),
  operateLinkRead(loadProductConfiguration, ({ itemLinks }, { href }, options) =>
    itemLinks.productConfiguration(href, options),
  ),
  operateLinkRead(loadRouting, ({ itemLinks }, { href }, options) => itemLinks.routing(href, options)),
  operateLinkRead(loadBuyerPrice, ({ itemLinks }, { href }, options) => itemLinks.buyerPrice(href, options)),
  operateLinkRead(loadPrintJob, ({ itemLinks }, { href }, options) => itemLinks.printJob(href, options)),
  operateLinkRead(loadDeliveryRequest, ({ changeRequestRouter }, { href }, options) =>
    changeRequestRouter.deliveryRequest(href, options),
  ),
  operateLinkRead(loadShipment, ({ shipments }, { href }, options) => shipments.shipment(href, options)),
  operateLinkRead(
    loadManufacturingAttributes,
    ({ manufacturingData }, { productConfigurationUrl }, options) =>
      manufacturingData.attributes(productConfigurationUrl, options),
  ),
  operateLinkRead(loadJsonDocument, ({ itemLinks, itemService, orderService }, source, options) => {
    if (source.of === 'order') return orderService.document(source.orderId, options);
    if (source.of === 'item') return itemService.document(source.itemId, options);
    return itemLinks.document(source.href, options);
  }),
];
