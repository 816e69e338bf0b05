import { TESTING_CONFIGURATIONS } from '#domain/order/order.ts';
import {
  DELAY_FILTER_STATUSES,
  ERROR_FILTER_STATUSES,
  IN_PRODUCTION,
  IN_PRODUCTION_CHILDREN,
  STATUS_FILTER_STATUSES,
} from '#domain/statusNames.ts';
import {
  CHANGE_REQUEST_TYPES,
  CLAIM_TYPES,
  COMPLAINT_TYPES,
  FILTER_NAMES,
  type FilterName,
  type Filters,
  isStatusFilter,
} from './searchCriteria.ts';

/** The filters with fixed values; the platform provides the values of the other four filters (S2.25). */
export const FIXED_FILTER_VALUES = {
  statuses: STATUS_FILTER_STATUSES,
  errorStatuses: ERROR_FILTER_STATUSES,
  delayedStatuses: DELAY_FILTER_STATUSES,
  orderTypes: TESTING_CONFIGURATIONS,
  claimTypes: CLAIM_TYPES,
  complaintTypes: COMPLAINT_TYPES,
  changeRequestTypes: CHANGE_REQUEST_TYPES,
} as const satisfies Partial<Record<FilterName, readonly string[]>>;
export type FixedFilterName = keyof typeof FIXED_FILTER_VALUES;
export type LoadedFilterName = Exclude<FilterName, FixedFilterName>;

export function isFixedFilter(name: FilterName): name is FixedFilterName {
  return Object.hasOwn(FIXED_FILTER_VALUES, name);
}

/**
 * The values that this user can search by, for each filter whose values the platform provides (S7.34): IDs,
 * or names if the platform has no IDs.
 */
export type AvailableFilters = Readonly<Record<LoadedFilterName, readonly string[]>>;

/** S2.26: whether the console offers a filter with these values; requires at least two. */
export function isFilterOffered(values: readonly string[]): boolean {
  return values.length > 1;
}

/** How much is selected, shown as a check mark, a dash or an empty box. */
export type CheckState = 'all' | 'some' | 'none';

/** S2.28: the state of the check box 'in production' over its two children. */
export function inProductionCheckState(statuses: readonly string[]): CheckState {
  const picked = IN_PRODUCTION_CHILDREN.filter((child) => statuses.includes(child)).length;
  if (picked === IN_PRODUCTION_CHILDREN.length) return 'all';
  return picked === 0 ? 'none' : 'some';
}

/** R180: the values of the tags; one tag stands for both children of 'in production'. */
function withParent(name: FilterName, values: readonly string[]): readonly string[] {
  if (name !== 'statuses' || inProductionCheckState(values) !== 'all') return values;
  const [parent, other] = IN_PRODUCTION_CHILDREN;
  return values.flatMap((value) => (value === parent ? IN_PRODUCTION : value === other ? [] : value));
}

/**
 * A removable tag for a selected filter value. If all values of a filter with fixed values are selected,
 * `value` is null, and the tag stands for all of them.
 */
export interface FilterTag {
  name: FilterName;
  value: string | null;
}

function tagsOf(name: FilterName, values: readonly string[]): FilterTag[] {
  const offered: readonly string[] = isFixedFilter(name) ? FIXED_FILTER_VALUES[name] : [];
  const isWhole = offered.length > 0 && offered.every((value) => values.includes(value));
  const single = isWhole ? values.filter((value) => !offered.includes(value)) : values;
  return [
    ...(isWhole ? [{ name, value: null }] : []),
    ...withParent(name, single).map((value) => ({ name, value })),
  ];
}

/** S2.23: the selected filters as tags, in the order of FILTER_NAMES. */
export function filterTags(filters: Filters): FilterTag[] {
  return FILTER_NAMES.flatMap((name) => tagsOf(name, filters[name]));
}

/**
 * R500: the tags, grouped by what the platform joins by "or": the values of one filter, and those of the three
 * status filters.
 */
export function tagGroups(filters: Filters): FilterTag[][] {
  const tags = filterTags(filters);
  return FILTER_NAMES.map((name) =>
    tags.filter((tag) => name === (isStatusFilter(tag.name) ? 'statuses' : tag.name)),
  ).filter((group) => group.length > 0);
}

export function withoutTag(filters: Filters, { name, value }: FilterTag): Filters {
  const offered: readonly string[] = isFixedFilter(name) ? FIXED_FILTER_VALUES[name] : [];
  const isParent = name === 'statuses' && value === IN_PRODUCTION;
  const removed: readonly string[] = value === null ? offered : isParent ? IN_PRODUCTION_CHILDREN : [value];
  return { ...filters, [name]: filters[name].filter((one) => !removed.includes(one)) };
}
