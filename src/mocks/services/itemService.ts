import { notFound } from '../httpError.ts';
import { itemHref, simulatedHref } from '../links.ts';
import { isOrderRunning, readItem, readOrder, requireMerchantPermission } from '../readableRecords.ts';
import { get, noContent, ok, type ReceivedCall, type Reply, remove, type ServiceRoutes } from '../route.ts';
import { clearAlert } from '../writes/alerts.ts';

const PAGE_SIZE = 100;

function nextPage(orderId: string, offset: number): string {
  return `sim://item-service/v1/items?orderId=${encodeURIComponent(orderId)}&offset=${offset}`;
}

function listItems(call: ReceivedCall): Reply {
  const offset = Number(call.url.searchParams.get('offset') ?? 0);
  const { record, items } = readOrder(call);
  const all = isOrderRunning(call, record) ? items : [];
  const end = offset + PAGE_SIZE;
  return ok({
    _embedded: { item: all.slice(offset, end) },
    total: all.length,
    _links: end < all.length ? { next: { href: nextPage(record.orderId, end) } } : {},
  });
}

/** Responds with the item's URL in the console. Links between related items lead here (S7.22). */
function reference(call: ReceivedCall): Reply {
  const { record, item } = readItem(call);
  const console = `${simulatedHref('console', 'orders', record.orderId)}?itemId=${encodeURIComponent(item.itemId)}`;
  return ok({
    itemId: item.itemId,
    orderId: record.orderId,
    _links: { self: { href: itemHref(item.itemId) }, orderOperations: { href: console } },
  });
}

function deleteCloseDate(call: ReceivedCall): Reply {
  const status = call.parameter('status');
  const { record, item } = readItem(call);
  requireMerchantPermission(call, record, 'update:order', 'remediate:order');
  if (!clearAlert(call, record, item, status, null)) throw notFound(`An expected close date of ${status}`);
  return noContent();
}

export const itemServiceRoutes: ServiceRoutes = {
  service: 'item-service',
  errors: 'problem',
  routes: [
    get('/v1/items', listItems),
    get('/v1/items/:itemId', (call) => ok(readItem(call).item)),
    get('/v1/items/:itemId/reference', reference),
    remove('/v1/items/:itemId/statuses/:status/expectedCloseDate', deleteCloseDate),
  ],
};
