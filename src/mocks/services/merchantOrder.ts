import { merchantIdOf } from '../access.ts';
import { type ItemDocument, listOrEmpty } from '../documents.ts';
import { HttpError, notFound } from '../httpError.ts';
import { merchantOrderHref } from '../links.ts';
import {
  type ReadableItem,
  readCreatedOrder,
  readItem,
  readOrder,
  requireMerchantPermission,
  requireMerchantRole,
} from '../readableRecords.ts';
import { accepted, get, ok, post, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';
import { requestCancellation } from '../writes/cancellation.ts';
import { requestDeliveryChange } from '../writes/deliveryChange.ts';
import { addEvent, recordWrite } from '../writes/events.ts';
import { isAddressChangeable, isCancellable, isStatusCurrent, setStatus } from '../writes/itemStatus.ts';
import { placeOrder } from '../writes/placeOrder.ts';
import { requestRedirect } from '../writes/redirect.ts';
import { readBuyerPrice, readCartEvaluation, readDeliveryDates, readQuoteItem } from './commerceLinks.ts';

function actionIf(isAllowed: boolean, actionType: string): { actionType: string }[] {
  return isAllowed ? [{ actionType }] : [];
}

/**
 * Responds with the actions that the platform currently allows on the order
 * (docs/platform/merchant-order.md).
 */
function readActions(call: ReceivedCall): Reply {
  const { record, items } = requireMerchantRole(readCreatedOrder(call));
  const groups = listOrEmpty(record.order?.fulfillmentGroups);
  return ok({
    actions: actionIf(items.some(isCancellable), 'orderCancellation'),
    fulfillmentGroups: groups.map((group) => {
      const own = items.filter((item) => listOrEmpty(group.items).includes(item.itemId));
      return {
        fulfillmentGroupId: group.fulfillmentGroupId,
        actions: actionIf(own.some(isAddressChangeable), 'deliveryChange'),
        items: own.map((item) => ({
          itemId: item.itemId,
          actions: actionIf(isCancellable(item), 'orderItemCancellation'),
        })),
      };
    }),
  });
}

/** Responds with the IDs of the order. Links to an original order lead here. */
function readMerchantOrder(call: ReceivedCall): Reply {
  const { record } = requireMerchantRole(readOrder(call));
  const merchantOrderId = record.order?.merchantOrderId ?? record.request?.merchantOrderId ?? '';
  const self = { href: merchantOrderHref(record.orderId) };
  return ok({ orderId: record.orderId, merchantOrderId, merchantId: merchantIdOf(record), _links: { self } });
}

function cancelOrder(call: ReceivedCall): Reply {
  const { record } = requireMerchantRole(readCreatedOrder(call));
  requireMerchantPermission(call, record, 'update:order', 'remediate:order');
  requestCancellation(call, record, record.items, record.orderId);
  return accepted();
}

function readItemOf(call: ReceivedCall): ReadableItem {
  const found = requireMerchantRole(readItem(call));
  if (found.record.orderId !== call.parameter('orderId')) throw notFound(`Item ${call.parameter('itemId')}`);
  return found;
}

function cancelItem(call: ReceivedCall): Reply {
  const { record, item } = readItemOf(call);
  requireMerchantPermission(call, record, 'update:order', 'remediate:order');
  requestCancellation(call, record, [item], item.itemId);
  return accepted();
}

function isRoutingSuspended(item: ItemDocument): boolean {
  return isStatusCurrent(item, 'routing') && isStatusCurrent(item, 'suspended');
}

function retryRouting(call: ReceivedCall): Reply {
  const { record, item } = readItemOf(call);
  requireMerchantPermission(call, record, 'update:order');
  if (!isRoutingSuspended(item)) throw new HttpError(409, 'Routing is not suspended for this item.');
  setStatus(item, 'suspended', 'closed', call.world.now());
  setStatus(item, 'routing', 'current', call.world.now(), { detail: 'Routing again' });
  addEvent(call, record, 'readyToRoute', item);
  recordWrite(call, 'retryRouting', item.itemId, record);
  return accepted();
}

function changeDelivery(call: ReceivedCall): Reply {
  const { record } = requireMerchantRole(readCreatedOrder(call));
  requireMerchantPermission(call, record, 'update:order');
  return requestDeliveryChange(call, record);
}

function redirect(call: ReceivedCall): Reply {
  const { record } = requireMerchantRole(readOrder(call));
  requireMerchantPermission(call, record, 'create:order');
  requestRedirect(call, record);
  return accepted();
}

export const merchantOrderRoutes: ServiceRoutes = {
  service: 'merchant-order',
  errors: 'message',
  routes: [
    post('/v1/orders', placeOrder),
    get('/v1/orders/:orderId', readMerchantOrder),
    get('/v1/orders/:orderId/actions', readActions),
    post('/v1/orders/:orderId/cancelrequest', cancelOrder),
    post('/v1/orders/:orderId/items/:itemId/cancelrequest', cancelItem),
    post('/v1/orders/:orderId/items/:itemId/retryrouting', retryRouting),
    post('/v1/orders/:orderId/deliverychangerequests', changeDelivery),
    post('/v1/orders/:orderId/redirectRequest', redirect),
    get('/v1/buyerProductPrices/:itemId', (call) => readBuyerPrice(call, 'item')),
    get('/v1/buyerShippingPrices/:itemId', (call) => readBuyerPrice(call, 'shipping')),
    get('/v1/cartEvaluations/:itemId', readCartEvaluation),
    get('/v1/deliveryDateCollections/:itemId', readDeliveryDates),
    get('/v1/fulfillerQuoteItems/:itemId', readQuoteItem),
  ],
};
