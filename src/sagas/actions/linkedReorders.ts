import { candidateFromOrder, type ReorderCandidate } from '#domain/actions/externalReorders.ts';
import { isForbidden, isNotFound } from '#domain/failure.ts';
import { SEARCH_WINDOW_DAYS } from '#domain/limits.ts';
import { pathContainsId } from '#domain/links.ts';
import type { Order } from '#domain/order/order.ts';
import { criteriaWithFilters } from '#domain/search/recommendedSearches.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import { DAY_MS, toIso } from '#domain/time.ts';
import { context, readPlatform, type Saga } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';

/**
 * The search for the customer's orders with this merchant, oldest first. The platform cannot search by the
 * link to the original order.
 */
function customerOrdersCriteria({ customerName, merchantId }: Order): SearchCriteria {
  const searchTerm = `+"${customerName.replace(/["\\]/g, ' ').trim()}"`;
  return { ...criteriaWithFilters({ merchants: [merchantId] }), searchTerm, sortOrder: 'ascending' };
}

/** From the order's creation, or as far back as the platform searches, to a day after `now`. */
function reorderSearchRange(createdDate: string | null, now: number): DateRange {
  const earliest = now - SEARCH_WINDOW_DAYS * DAY_MS;
  const created = createdDate === null ? earliest : Date.parse(createdDate);
  return { start: toIso(Math.max(created, earliest)), end: toIso(now + DAY_MS) };
}

/** R132: the orders of the same merchant and customer that refer to this order as their original. */
export function* fetchLinkedReorders({ order }: { order: Order }): Saga<ReorderCandidate[]> {
  const { orderId, customerName, merchantId, createdDate } = order;
  if (merchantId === '' || !/[\p{L}\p{N}]/u.test(customerName)) return [];
  const clock = yield* context('clock');
  const range = reorderSearchRange(createdDate, clock.now());
  const search = { criteria: customerOrdersCriteria(order), range };
  const found = yield* readPlatform(({ orderManager }, signal) =>
    settle(orderManager.search(search, { signal })),
  );
  if ('value' in found)
    return found.value.orders
      .map(candidateFromOrder)
      .filter(({ original }) => original !== null && pathContainsId(original, orderId));
  if (isForbidden(found.failure) || isNotFound(found.failure)) return [];
  throw found.error;
}
