import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, id, list, nonEmptyText } from '#api/http/lenient.ts';
import { toSearchBody } from '#api/wire/orderSearchWire.ts';
import type { AvailableFilters } from '#domain/search/filterValues.ts';
import type { OrderSearch, SearchPage } from '#domain/search/orderSearch.ts';
import { countCriteria, DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import { orderSearchClient, pageCall, searchCall, WireTotal } from './orderSearch.ts';

const readTotal = createReader(WireTotal, ({ totalResults }) => totalResults);

/** The smallest page size that the platform accepts; a count only uses the total. */
const COUNT_PAGE_SIZE = 1;

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

export function orderManagerClient(http: Http) {
  return {
    ...orderSearchClient(http),

    /** The orders in the range that have one of these IDs; at most one page. */
    searchByIds: (
      ids: readonly string[],
      range: DateRange,
      options: ReadOptions = {},
    ): Promise<SearchPage> => {
      const body = { ...toSearchBody({ criteria: DEFAULT_CRITERIA, range }), ids };
      return http.request({ ...pageCall(body), ...options });
    },

    /** The total of a search (R4), regardless of its sort and page; by default in the background lane. */
    count: ({ criteria, range }: OrderSearch, options: ReadOptions = {}): Promise<number> =>
      http.request({
        ...searchCall(toSearchBody({ criteria: countCriteria(criteria), range, pageSize: COUNT_PAGE_SIZE })),
        lane: 'background',
        read: readTotal,
        ...options,
      }),

    /** The values by which this user can search, for each filter (S7.34). */
    availableFilters: (options: ReadOptions = {}): Promise<AvailableFilters> =>
      http.request({
        service: 'order-manager',
        path: '/v1/elastic/available-filters',
        read: createReader(WireAvailableFilters, toAvailableFilters),
        ...options,
      }),
  };
}
