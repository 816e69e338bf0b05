import { TESTING_CONFIGURATIONS } from '#domain/order/order.ts';
import {
  DELAY_FILTER_STATUSES,
  ERROR_FILTER_STATUSES,
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

/** Whether the filters show this one (S2.25, S2.26), as far as its values are known. */
export function isFilterShown(name: FilterName, available: AvailableFilters): boolean {
  return isFixedFilter(name) || isFilterOffered(available[name]);
}

export function toggleValue(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** How much is selected, shown as a check mark, a dash or an empty box. */
export type CheckState = 'all' | 'some' | 'none';

/** S2.28: the state of the check box 'in production' over its two children. */
export function inProductionCheckState(statuses: readonly string[]): CheckState {
  const picked = IN_PRODUCTION_CHILDREN.filter((child) => statuses.includes(child)).length;
  if (picked === IN_PRODUCTION_CHILDREN.length) return 'all';
  return picked === 0 ? 'none' : 'some';
}

/** S2.28: selects both children, or clears both if both were selected. */
export function toggleInProduction(statuses: readonly string[]): string[] {
  const others = statuses.filter((status) => !IN_PRODUCTION_CHILDREN.some((child) => child === status));
  return inProductionCheckState(statuses) === 'all' ? others : [...others, ...IN_PRODUCTION_CHILDREN];
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
  return [...(isWhole ? [{ name, value: null }] : []), ...single.map((value) => ({ name, value }))];
}

/** S2.23: the selected filters as tags, in the order of FILTER_NAMES. */
export function filterTags(filters: Filters): FilterTag[] {
  return FILTER_NAMES.flatMap((name) => tagsOf(name, filters[name]));
}

export function withoutTag(filters: Filters, { name, value }: FilterTag): Filters {
  const offered: readonly string[] = isFixedFilter(name) ? FIXED_FILTER_VALUES[name] : [];
  const kept = filters[name].filter((one) => (value === null ? !offered.includes(one) : one !== value));
  return { ...filters, [name]: kept };
}
