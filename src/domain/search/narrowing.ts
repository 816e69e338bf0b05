import { ID_SEARCH_MAX } from '#domain/limits.ts';
import { type BreakdownBar, type BreakdownDimension, NO_VALUE_KEY } from '#domain/results/breakdown.ts';
import type { FilterName, SearchCriteria } from './searchCriteria.ts';
import type { DateRange } from './searchRange.ts';

const FILTERS: Partial<Record<BreakdownDimension, FilterName>> = {
  merchant: 'merchants',
  fulfiller: 'fulfillers',
};

/**
 * The platform finds an order only if one item matches both these filters and the fulfiller filter. The bars,
 * however, count an order under the fulfillers of all its items.
 */
const MET_BY_ONE_ITEM: readonly FilterName[] = [
  'statuses',
  'errorStatuses',
  'delayedStatuses',
  'productCategories',
];

function filtered(criteria: SearchCriteria, name: FilterName, key: string): SearchCriteria {
  return { ...criteria, page: 1, filters: { ...criteria.filters, [name]: [key] } };
}

/**
 * The IDs as a search text. Each is quoted, so that the platform reads no character in it as an operator.
 * Null if there are too many IDs, or if one contains a character that cannot be quoted.
 */
function idText(orderIds: readonly string[]): string | null {
  if (orderIds.length > ID_SEARCH_MAX || orderIds.some((id) => /["\\]/.test(id))) return null;
  return orderIds.map((id) => `"${id}"`).join(' ');
}

/** The counted search with the range in which the orders were counted, instead of a period from now. */
function inRange(counted: SearchCriteria, range: DateRange): SearchCriteria {
  const dates = counted.period && { period: null, startDate: range.start, endDate: range.end };
  return { ...counted, ...dates };
}

/** The search with the filter of a bar; null if there is none, or if it would also find other orders. */
function byFilter(
  criteria: SearchCriteria,
  dimension: BreakdownDimension,
  key: string,
): SearchCriteria | null {
  const filter = key === NO_VALUE_KEY ? undefined : FILTERS[dimension];
  if (!filter) return null;
  const selected = criteria.filters[filter];
  return selected.length === 0 || selected.includes(key) ? filtered(criteria, filter, key) : null;
}

/**
 * The search for exactly the orders of a bar: with a filter if it finds these orders, or else with their IDs.
 * Null if neither is possible. `isPartial` means that some of the bar's orders are unknown, so only a filter
 * finds all of them.
 */
export function narrowedCriteria(
  counted: SearchCriteria,
  range: DateRange,
  dimension: BreakdownDimension,
  { key, orderIds }: BreakdownBar,
  isPartial: boolean,
): SearchCriteria | null {
  const criteria = inRange(counted, range);
  const byItem = MET_BY_ONE_ITEM.some((name) => criteria.filters[name].length > 0);
  const exact = dimension === 'merchant' || !byItem ? byFilter(criteria, dimension, key) : null;
  if (exact) return exact;
  const searchTerm = isPartial ? null : idText(orderIds);
  return searchTerm === null ? null : { ...criteria, page: 1, searchTerm };
}

/**
 * The search for the orders of a bar that a filter finds although it does not find all of them: those with an
 * item that matches it and the other filters. Null for a bar without such a filter.
 */
export function narrowedByItem(
  counted: SearchCriteria,
  range: DateRange,
  dimension: BreakdownDimension,
  { key }: BreakdownBar,
): SearchCriteria | null {
  return byFilter(inRange(counted, range), dimension, key);
}
