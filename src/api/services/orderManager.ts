import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, id, list, nonEmptyText, number } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import { waitForNextTask } from '#api/http/waitForNextTask.ts';
import { foundOrdersSchema, readFoundOrders } from '#api/wire/foundOrders.ts';
import { orderSchema } from '#api/wire/orderWire.ts';
import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import type { Order } from '#domain/order/order.ts';
import type { AvailableFilters } from '#domain/search/filterValues.ts';
import { toQueryString } from '#domain/search/queryText.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import { ROUTING_SUSPENDED } from '#domain/statusNames.ts';

/** One clause of `statusesInclusive`. A missing flag does not filter. */
export interface StatusClause {
  name: string;
  state: 'current';
  missedCloseDate?: true;
  suspended?: true;
}

/** The body of `POST /v2/ordersearch` (S7.2). */
export interface OrderSearchBody {
  pageSize: number;
  offset: number;
  queryString?: string;
  sortField: string | null;
  sortOrder: string | null;
  sortMode: 'min' | 'max' | null;
  ids?: readonly string[];
  startDateUtc: string;
  endDateUtc: string;
  statusesInclusive?: StatusClause[];
  merchantIds?: readonly string[];
  fulfillerIds?: readonly string[];
  testingConfigurations?: readonly string[];
  merchantSalesChannels?: readonly string[];
  productCategories?: readonly string[];
  linkedRelations?: readonly string[];
  changeRequestTypes?: readonly string[];
}

export interface SearchPage {
  total: number;
  orders: Order[];
}

/**
 * The values of the error filter that the search must not filter by date (docs/platform/order-manager.md):
 * rejected and cancelled are errors even without a date (S4.16), and an item on hold is blocked regardless of
 * its date (S4.19).
 */
const ERRORS_WITHOUT_DATE = ['rejected', 'onHold', 'cancelled'];

function toProblemClause(name: string): StatusClause {
  if (name === ROUTING_SUSPENDED) return { name: 'routing', state: 'current', suspended: true };
  if (ERRORS_WITHOUT_DATE.includes(name)) return { name, state: 'current' };
  return { name, state: 'current', missedCloseDate: true };
}

function toClauses({ filters }: SearchCriteria): StatusClause[] {
  const problems = [...new Set([...filters.delayedStatuses, ...filters.errorStatuses])];
  return [
    ...filters.statuses.map((name): StatusClause => ({ name, state: 'current' })),
    ...problems.map(toProblemClause),
  ];
}

function toSort({
  sortField,
  sortOrder,
}: SearchCriteria): Pick<OrderSearchBody, 'sortField' | 'sortOrder' | 'sortMode'> {
  if (sortField === 'relevance') return { sortField: null, sortOrder: null, sortMode: null };
  if (sortField === 'createdDate') return { sortField, sortOrder, sortMode: null };
  return {
    sortField: 'localPromisedArrivalDate',
    sortOrder,
    sortMode: sortOrder === 'ascending' ? 'min' : 'max',
  };
}

/** S5.9: the request omits empty criteria. */
function withoutEmpty(body: OrderSearchBody): OrderSearchBody {
  const kept = Object.entries(body).filter(
    ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  // `Object.entries` loses the types of the keys. The cast is safe, because only optional fields can be
  // empty.
  return Object.fromEntries(kept) as unknown as OrderSearchBody;
}

/**
 * The body of a search request for these criteria (docs/platform/order-manager.md). The offset depends on
 * `criteria.page` and `SEARCH_PAGE_SIZE`, not on `pageSize`.
 */
export function toSearchBody(
  criteria: SearchCriteria,
  range: DateRange,
  pageSize = SEARCH_PAGE_SIZE,
): OrderSearchBody {
  const { filters } = criteria;
  return withoutEmpty({
    pageSize,
    offset: (criteria.page - 1) * SEARCH_PAGE_SIZE,
    queryString: toQueryString(criteria.searchTerm),
    ...toSort(criteria),
    startDateUtc: range.start,
    endDateUtc: range.end,
    statusesInclusive: toClauses(criteria),
    merchantIds: filters.merchants,
    fulfillerIds: filters.fulfillers,
    testingConfigurations: filters.orderTypes,
    merchantSalesChannels: filters.salesChannels,
    productCategories: filters.productCategories,
    linkedRelations: [...filters.claimTypes, ...filters.complaintTypes],
    changeRequestTypes: filters.changeRequestTypes,
  });
}

const WireTotal = v.object({ totalResults: v.pipe(number, v.integer(), v.minValue(0)) });
const WireSearchPage = v.object({ ...WireTotal.entries, results: foundOrdersSchema });
export type SearchPageWire = v.InferInput<typeof WireSearchPage>;

/** The orders stay unparsed here, because `readPage` reads them in batches. */
const WirePage = v.object({ ...WireTotal.entries, results: v.fallback(v.array(v.unknown()), []) });

async function readPage(body: unknown): Promise<SearchPage> {
  // Parsing the JSON has already used the current task, so the orders are read in a new one.
  await waitForNextTask();
  const { totalResults, results } = v.parse(WirePage, body);
  return { total: totalResults, orders: await readFoundOrders(results) };
}

const readTotal = createReader(WireTotal, ({ totalResults }) => totalResults);

const WireAvailableFilters = v.object({
  merchantIds: list(id),
  fulfillerIds: list(id),
  merchantSalesChannels: list(nonEmptyText),
  productCategories: list(id),
});

function toAvailableFilters(wire: v.InferOutput<typeof WireAvailableFilters>): AvailableFilters {
  const distinct = (values: readonly string[]) => [...new Set(values)];
  return {
    merchants: distinct(wire.merchantIds),
    fulfillers: distinct(wire.fulfillerIds),
    salesChannels: distinct(wire.merchantSalesChannels),
    productCategories: distinct(wire.productCategories),
  };
}

const SEARCH_DEADLINE_MS = 30_000;

export function orderManagerClient(http: Http) {
  return {
    /**
     * One page of the orders found, and their total. A search is a read, so it may be retried
     * (docs/platform/order-manager.md).
     */
    search: (body: OrderSearchBody, options: ReadOptions = {}): Promise<SearchPage> =>
      http.request({
        service: 'order-manager',
        method: 'POST',
        path: '/v2/ordersearch',
        kind: 'read',
        deadlineMs: SEARCH_DEADLINE_MS,
        body,
        read: readPage,
        ...options,
      }),

    /** The total of a search, requested in the background lane unless `options` contains another. */
    count: (body: OrderSearchBody, options: ReadOptions = {}): Promise<number> =>
      http.request({
        service: 'order-manager',
        method: 'POST',
        path: '/v2/ordersearch',
        kind: 'read',
        lane: 'background',
        deadlineMs: SEARCH_DEADLINE_MS,
        body,
        read: readTotal,
        ...options,
      }),

    /** The values by which this user can search, for each filter (S7.34). */
    availableFilters: (options: ReadOptions = {}): Promise<AvailableFilters> =>
      http.request({
        service: 'order-manager',
        method: 'GET',
        path: '/v1/elastic/available-filters',
        kind: 'read',
        read: createReader(WireAvailableFilters, toAvailableFilters),
        ...options,
      }),

    /** The order with this ID; null if there is none (S7.3). */
    order: (term: string, options: ReadOptions = {}): Promise<Order | null> =>
      http.request<Order | null>({
        service: 'order-manager',
        method: 'GET',
        path: encodedPath`/v1/orders/${term}`,
        kind: 'read',
        absent: null,
        read: createReader(orderSchema, (found) => found),
        ...options,
      }),
  };
}
