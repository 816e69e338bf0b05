import type { OrderSearchBody } from '#api/services/orderManager.ts';
import { candidateFromOrder, type ReorderCandidate } from '#domain/actions/externalReorders.ts';
import { isForbidden, isNotFound } from '#domain/failure.ts';
import { SEARCH_PAGE_SIZE, SEARCH_WINDOW_DAYS } from '#domain/limits.ts';
import { pathContainsId } from '#domain/links.ts';
import type { Order } from '#domain/order/order.ts';
import { toIso } from '#domain/time.ts';
import { context, readPlatform, type Saga } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';

const DAY_MS = 86_400_000;

/**
 * The body of a search for the first orders that the customer placed with the merchant after this order. The
 * platform cannot search by the link to an original. `now` is in epoch milliseconds.
 */
function toCustomerSearchBody(
  { customerName, merchantId, createdDate }: Order,
  now: number,
): OrderSearchBody {
  const earliest = now - SEARCH_WINDOW_DAYS * DAY_MS;
  const created = createdDate === null ? earliest : Date.parse(createdDate);
  return {
    pageSize: SEARCH_PAGE_SIZE,
    offset: 0,
    queryString: `+"${customerName.replace(/["\\]/g, ' ').trim()}"`,
    sortField: 'createdDate',
    sortOrder: 'ascending',
    sortMode: null,
    merchantIds: [merchantId],
    startDateUtc: toIso(Math.max(created, earliest)),
    endDateUtc: toIso(now + DAY_MS),
  };
}

/** R132: the orders of the same merchant and customer that refer to this order as their original. */
export function* fetchLinkedReorders({ order }: { order: Order }): Saga<ReorderCandidate[]> {
  const { orderId, customerName, merchantId } = order;
  if (merchantId === '' || !/[\p{L}\p{N}]/u.test(customerName)) return [];
  const clock = yield* context('clock');
  const body = toCustomerSearchBody(order, clock.now());
  const found = yield* readPlatform(({ orderManager }, signal) =>
    settle(orderManager.search(body, { signal })),
  );
  if ('value' in found)
    return found.value.orders
      .map(candidateFromOrder)
      .filter(({ original }) => original !== null && pathContainsId(original, orderId));
  if (isForbidden(found.failure) || isNotFound(found.failure)) return [];
  throw found.error;
}
