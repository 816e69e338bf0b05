import { SEARCH_PAGE_SIZE } from '#domain/limits.ts';
import type { OrderSearch } from '#domain/search/orderSearch.ts';
import { toQueryString } from '#domain/search/queryText.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
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

/**
 * The values of the error filter that the search must not filter by date (docs/platform/order-manager.md):
 * rejected and cancelled are errors even without a date (S4.16), and an item on hold is blocked regardless of
 * its date (S4.19).
 */
const ERRORS_WITHOUT_DATE = ['rejected', 'onHold', 'cancelled'];

/** R621: a link can contain `routing+suspended` in any status filter, and its tag always has the same name. */
function toClause(name: string): StatusClause {
  return name === ROUTING_SUSPENDED
    ? { name: 'routing', state: 'current', suspended: true }
    : { name, state: 'current' };
}

function toProblemClause(name: string): StatusClause {
  const clause = toClause(name);
  return clause.suspended || ERRORS_WITHOUT_DATE.includes(name)
    ? clause
    : { ...clause, missedCloseDate: true };
}

function toClauses({ filters }: SearchCriteria): StatusClause[] {
  const problems = [...new Set([...filters.delayedStatuses, ...filters.errorStatuses])];
  return [...filters.statuses.map(toClause), ...problems.map(toProblemClause)];
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
  // `Object.entries` loses the types of the keys. The cast is safe: only optional fields can be empty.
  return Object.fromEntries(kept) as unknown as OrderSearchBody;
}

/**
 * The body of a search request (docs/platform/order-manager.md). The offset depends on
 * `criteria.page` and `SEARCH_PAGE_SIZE`, not on `pageSize`.
 */
export function toSearchBody({ criteria, range, pageSize = SEARCH_PAGE_SIZE }: OrderSearch): OrderSearchBody {
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
