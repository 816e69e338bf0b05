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

/**
 * The search for exactly the orders of a bar: with a filter if it finds these orders, or else with their IDs.
 * Null if neither is possible. `range` is the range in which the orders were counted; it replaces a period,
 * which would be measured from now. `isPartial` means that some of the bar's orders are unknown, so only a
 * filter finds all of them.
 */
export function narrowedCriteria(
  counted: SearchCriteria,
  range: DateRange,
  dimension: BreakdownDimension,
  { key, orderIds }: BreakdownBar,
  isPartial: boolean,
): SearchCriteria | null {
  const dates = counted.period && { period: null, startDate: range.start, endDate: range.end };
  const criteria = { ...counted, ...dates };
  const filter = key === NO_VALUE_KEY ? undefined : FILTERS[dimension];
  const isEmpty = (name: FilterName) => criteria.filters[name].length === 0;
  const isNarrower = filter && (isEmpty(filter) || criteria.filters[filter].includes(key));
  const isExact = isNarrower && (dimension === 'merchant' || MET_BY_ONE_ITEM.every(isEmpty));
  if (isExact) return filtered(criteria, filter, key);
  const searchTerm = isPartial ? null : idText(orderIds);
  return searchTerm === null ? null : { ...criteria, page: 1, searchTerm };
}
