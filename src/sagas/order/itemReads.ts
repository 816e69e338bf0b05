import type { Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { readInLinkQueue } from '#sagas/core/readQueue.ts';
import {
  type JsonSource,
  type LinkedResourceParams,
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

function fetchDocument(source: JsonSource): Saga<unknown> {
  return readInLinkQueue(({ itemLinks, itemService, orderService }, signal) => {
    if (source.of === 'order') return orderService.document(source.orderId, { signal });
    if (source.of === 'item') return itemService.document(source.itemId, { signal });
    return itemLinks.document(source.href, { signal });
  });
}

export const itemReadSagas: readonly (() => Saga)[] = [
  operate(loadRelatedItem, ({ href }: LinkedResourceParams) =>
    readInLinkQueue(({ itemLinks }, signal) => itemLinks.relatedItem(href, { signal })),
  ),
  operate(loadProductConfiguration, ({ href }: LinkedResourceParams) =>
    readInLinkQueue(({ itemLinks }, signal) => itemLinks.productConfiguration(href, { signal })),
  ),
  operate(loadRouting, ({ href }: LinkedResourceParams) =>
    readInLinkQueue(({ itemLinks }, signal) => itemLinks.routing(href, { signal })),
  ),
  operate(loadBuyerPrice, ({ href }: LinkedResourceParams) =>
    readInLinkQueue(({ itemLinks }, signal) => itemLinks.buyerPrice(href, { signal })),
  ),
  operate(loadPrintJob, ({ href }: LinkedResourceParams) =>
    readInLinkQueue(({ itemLinks }, signal) => itemLinks.printJob(href, { signal })),
  ),
  operate(loadDeliveryRequest, ({ href }: LinkedResourceParams) =>
    readInLinkQueue(({ changeRequestRouter }, signal) =>
      changeRequestRouter.deliveryRequest(href, { signal }),
    ),
  ),
  operate(loadShipment, ({ href }: LinkedResourceParams) =>
    readInLinkQueue(({ shipments }, signal) => shipments.shipment(href, { signal })),
  ),
  operate(loadManufacturingAttributes, ({ productConfigurationUrl }: { productConfigurationUrl: string }) =>
    readInLinkQueue(({ manufacturingData }, signal) =>
      manufacturingData.attributes(productConfigurationUrl, { signal }),
    ),
  ),
  operate(loadJsonDocument, fetchDocument),
];
