import type { OrderSearchBody } from '#api/wire/orderSearchWire.ts';
import { visibleItems, visibleOrder, visibleSummaries } from '../access.ts';
import { forbidden, HttpError } from '../httpError.ts';
import type { SimulatedPerson } from '../people.ts';
import { bodyObject, readCreatedOrder } from '../readableRecords.ts';
import type { OrderRecord } from '../records.ts';
import { get, ok, post, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';
import { findableOrders, searchSummaries } from '../search/searchSummaries.ts';

/** The platform rejects requests for pages that end beyond this offset (docs/platform/order-manager.md). */
const MAX_PAGE_END = 10_000;

function searchOrder(person: SimulatedPerson, record: OrderRecord): unknown {
  const items = visibleItems(person, record);
  const order = record.order && visibleOrder(record.order, items);
  return { ...order, items };
}

function canRead({ permissions }: SimulatedPerson): boolean {
  return [...permissions.merchants, ...permissions.fulfillers].some((grant) =>
    grant.permissions.includes('read:order'),
  );
}

function readBody(call: ReceivedCall): OrderSearchBody {
  const body = bodyObject(call) as unknown as OrderSearchBody;
  const { pageSize, offset } = body;
  const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
  if (!isWhole(pageSize) || !isWhole(offset)) {
    throw new HttpError(400, 'pageSize and offset must be whole numbers.');
  }
  if (pageSize + offset > MAX_PAGE_END)
    throw new HttpError(400, `pageSize + offset must not exceed ${MAX_PAGE_END}.`);
  return body;
}

function searchOrders(call: ReceivedCall): Reply {
  if (!canRead(call.person)) throw forbidden();
  const body = readBody(call);
  const hits = searchSummaries(call.world, call.person, body);
  const page = hits.slice(body.offset, body.offset + body.pageSize);
  const query = { sortField: body.sortField, sortOrder: body.sortOrder };
  const results = page.flatMap(({ orderId }) => {
    const record = call.world.record(orderId);
    return record ? [{ order: searchOrder(call.person, record), query }] : [];
  });
  return ok({ totalResults: hits.length, results });
}

function findOrder(call: ReceivedCall): Reply {
  const { record } = readCreatedOrder(call, call.parameter('term'));
  return ok(searchOrder(call.person, record));
}

function availableFilters(call: ReceivedCall): Reply {
  if (!canRead(call.person)) throw forbidden();
  const orders = findableOrders(call.world, call.person);
  const isOwn = (fulfillerId: string) => fulfillerId !== '';
  const items = orders.flatMap((order) => visibleSummaries(call.person, order));
  const distinct = (values: readonly string[]) => [...new Set(values.filter(isOwn))].sort();
  return ok({
    merchantIds: distinct(orders.map((order) => order.merchantId)),
    fulfillerIds: distinct(items.map((item) => item.fulfillerId)),
    merchantSalesChannels: distinct(orders.map((order) => order.merchantSalesChannel)),
    productCategories: distinct(items.map((item) => item.categoryId)),
  });
}

export const orderManagerRoutes: ServiceRoutes = {
  service: 'order-manager',
  errors: 'problem',
  routes: [
    post('/v2/ordersearch', searchOrders),
    get('/v1/orders/:term', findOrder),
    get('/v1/elastic/available-filters', availableFilters),
  ],
};
