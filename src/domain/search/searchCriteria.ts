/** The names of the filters of a search, as in the URL (S2.14, S2.25). */
export const FILTER_NAMES = [
  'merchants',
  'fulfillers',
  'salesChannels',
  'productCategories',
  'statuses',
  'errorStatuses',
  'delayedStatuses',
  'orderTypes',
  'claimTypes',
  'complaintTypes',
  'changeRequestTypes',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Whether the platform joins the values of this filter by "or" with those of the other status filters. */
export function isStatusFilter(name: FilterName): boolean {
  return name === 'statuses' || name === 'errorStatuses' || name === 'delayedStatuses';
}

export type Filters = Readonly<Record<FilterName, readonly string[]>>;

export const SORT_FIELDS = ['relevance', 'createdDate', 'promiseDate'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
export const SORT_ORDERS = ['ascending', 'descending'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The values of the filters for claims, complaints and change requests (S9.17, S4.26). */
export const CLAIM_TYPES = ['claims', 'reorderClaim'] as const;
export const COMPLAINT_TYPES = ['complaints', 'reorderComplaint'] as const;
export const CHANGE_REQUEST_TYPES = ['artwork', 'delivery', 'shipmentRequirement'] as const;
export type ChangeRequestType = (typeof CHANGE_REQUEST_TYPES)[number];

export const PERIOD_UNITS = ['minutes', 'hours', 'days'] as const;
export interface Period {
  value: number;
  unit: (typeof PERIOD_UNITS)[number];
}

/** The criteria of a search: its text, dates, filters, sort and page. The URL stores them. */
export interface SearchCriteria {
  searchTerm: string;
  /** The dates are UTC instants; null stands for the start or the end of the default range. */
  startDate: string | null;
  endDate: string | null;
  /** A period before the time of the search, such as the last 24 hours; takes precedence over the dates. */
  period: Period | null;
  filters: Filters;
  sortField: SortField;
  sortOrder: SortOrder;
  /** 1 to SEARCH_MAX_PAGE */
  page: number;
}

export const NO_FILTERS: Filters = {
  merchants: [],
  fulfillers: [],
  salesChannels: [],
  productCategories: [],
  statuses: [],
  errorStatuses: [],
  delayedStatuses: [],
  orderTypes: [],
  claimTypes: [],
  complaintTypes: [],
  changeRequestTypes: [],
};

/** S9.1: newest first, page 1. */
export const DEFAULT_CRITERIA: SearchCriteria = {
  searchTerm: '',
  startDate: null,
  endDate: null,
  period: null,
  filters: NO_FILTERS,
  sortField: 'createdDate',
  sortOrder: 'descending',
  page: 1,
};

/** The default direction of a sort: newest orders, best matches or earliest promise dates first (S9.18). */
export function defaultSortOrder(field: SortField): SortOrder {
  return field === 'promiseDate' ? 'ascending' : 'descending';
}

/** The direction with this name, or else the default. Relevance has only its default direction (R187). */
export function sortOrderOf(field: SortField, name: string | null): SortOrder {
  const named = SORT_ORDERS.find((order) => order === name);
  return (field !== 'relevance' && named) || defaultSortOrder(field);
}

export function isSortField(id: string): id is SortField {
  return SORT_FIELDS.some((field) => field === id);
}

/** Reverses the direction if the search is already sorted by this field. */
export function withSortField(criteria: SearchCriteria, sortField: SortField): SearchCriteria {
  const opposite = criteria.sortOrder === 'ascending' ? 'descending' : 'ascending';
  const sortOrder = criteria.sortField === sortField ? opposite : defaultSortOrder(sortField);
  return { ...criteria, sortField, sortOrder, page: 1 };
}

export function hasFilters(filters: Filters): boolean {
  return FILTER_NAMES.some((name) => filters[name].length > 0);
}

/** The criteria of a count, with a fixed sort and page, because the number of results depends on neither. */
export function countCriteria(criteria: SearchCriteria): SearchCriteria {
  return { ...criteria, sortField: 'relevance', sortOrder: defaultSortOrder('relevance'), page: 1 };
}

/** A key for comparing criteria, which does not depend on the order of the filter values. */
export function criteriaKey(criteria: SearchCriteria): string {
  const filters = FILTER_NAMES.map((name) => [...criteria.filters[name]].sort());
  const { searchTerm, startDate, endDate, period, sortField, sortOrder, page } = criteria;
  return JSON.stringify([searchTerm, startDate, endDate, period, filters, sortField, sortOrder, page]);
}
