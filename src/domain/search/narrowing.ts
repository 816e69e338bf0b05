import { ID_SEARCH_MAX } from '#domain/limits.ts';
import { type Bar, type Dimension, NONE } from '#domain/results/breakdown.ts';
import type { FilterName, SearchCriteria } from './searchCriteria.ts';

/** The dimensions that have a search filter. */
const FILTERS: Partial<Record<Dimension, FilterName>> = { merchant: 'merchants', fulfiller: 'fulfillers' };

/** The same item must match these filters and the fulfiller, whereas an order counts once for each of its items. */
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
 * Quotes each ID, so that no character in it is read as an operator; null if there are too many IDs or one contains a
 * quote.
 */
function idText(orderIds: readonly string[]): string | null {
  if (orderIds.length > ID_SEARCH_MAX || orderIds.some((id) => id.includes('"'))) return null;
  return orderIds.map((id) => `"${id}"`).join(' ');
}

/**
 * The search that finds the orders of a bar: by a filter if one is exactly equivalent, else by the orders' IDs. Null if
 * there are too many IDs.
 */
export function narrowedTo(
  criteria: SearchCriteria,
  dimension: Dimension,
  { key, orderIds }: Bar,
): SearchCriteria | null {
  const filter = key === NONE ? undefined : FILTERS[dimension];
  const isExact =
    dimension === 'merchant' || MET_BY_ONE_ITEM.every((name) => criteria.filters[name].length === 0);
  if (filter && isExact) return filtered(criteria, filter, key);
  const searchTerm = idText(orderIds);
  if (searchTerm !== null) return { ...criteria, page: 1, searchTerm };
  return filter ? filtered(criteria, filter, key) : null;
}
