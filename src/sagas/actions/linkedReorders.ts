import { candidateFromOrder, type ReorderCandidate } from '#domain/actions/reordersOfOthers.ts';
import { SEARCH_PAGE_SIZE, SEARCH_WINDOW_DAYS } from '#domain/limits.ts';
import { pathContainsId } from '#domain/links/linkedIds.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderSearch, SearchPage } from '#domain/search/orderSearch.ts';
import { criteriaWithFilters } from '#domain/search/recommendedSearches.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import { DAY_MS, toIso } from '#domain/time/time.ts';
import { context, readPlatform, type Saga } from '#sagas/core/effects.ts';
import { type SettledResult, settle } from '#sagas/core/settle.ts';
import type { LinkedReorders } from '#store/actions/readOperations.ts';
import { NO_ORDERS, readable } from './reordersOfOthers.ts';

/**
 * The search for the customer's orders with this merchant, oldest first. The platform cannot search by the
 * link to the original order.
 */
function customerOrdersCriteria({ customerName, merchantId }: Order): SearchCriteria {
  const searchTerm = `+"${customerName.replaceAll('"', ' ').trim()}"`;
  return { ...criteriaWithFilters({ merchants: [merchantId] }), searchTerm, sortOrder: 'ascending' };
}

/** From the order's creation, or as far back as the platform searches, to a day after `now`. */
function reorderSearchRange(createdDate: string | null, now: number): DateRange {
  const earliest = now - SEARCH_WINDOW_DAYS * DAY_MS;
  const created = createdDate === null ? earliest : Date.parse(createdDate);
  return { start: toIso(Math.max(created, earliest)), end: toIso(now + DAY_MS) };
}

function reordersAmong(orders: readonly Order[], orderId: string): ReorderCandidate[] {
  const candidates = orders.map(candidateFromOrder);
  return candidates.filter(({ original }) => original !== null && pathContainsId(original, orderId));
}

/**
 * A page of the orders. A user without access to them has none. If only a later page is denied, it could not
 * be checked.
 */
function* readPage(search: OrderSearch): Saga<SettledResult<SearchPage>> {
  const found = yield* readPlatform(({ orderManager }, signal) =>
    settle(orderManager.search(search, { signal })),
  );
  return search.criteria.page === 1 ? readable(found, NO_ORDERS) : found;
}

/** The maximum number of result pages to check, because a customer can have thousands of orders. */
const MAX_PAGES = 5;

/** R132: the orders of the same merchant and customer that refer to this order as their original. */
export function* fetchLinkedReorders({ order }: { order: Order }): Saga<LinkedReorders> {
  const { orderId, customerName, merchantId, createdDate } = order;
  const reorders: ReorderCandidate[] = [];
  if (merchantId === '' || !/[\p{L}\p{N}]/u.test(customerName)) return { reorders, isComplete: true };
  const clock = yield* context('clock');
  const range = reorderSearchRange(createdDate, clock.now());
  const criteria = customerOrdersCriteria(order);
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const found = yield* readPage({ criteria: { ...criteria, page }, range });
    if ('failure' in found) {
      if (page === 1) throw found.error;
      break;
    }
    reorders.push(...reordersAmong(found.value.orders, orderId));
    if (page * SEARCH_PAGE_SIZE >= found.value.total) return { reorders, isComplete: true };
  }
  return { reorders, isComplete: false };
}
