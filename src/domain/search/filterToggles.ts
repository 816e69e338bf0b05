import { IN_PRODUCTION_CHILDREN } from '#domain/statusNames.ts';
import {
  type AvailableFilters,
  inProductionCheckState,
  isFilterOffered,
  isFixedFilter,
} from './filterValues.ts';
import type { FilterName } from './searchCriteria.ts';

/** Whether the console shows the filter (S2.25, S2.26), based on the values known so far. */
export function isFilterShown(name: FilterName, available: AvailableFilters): boolean {
  return isFixedFilter(name) || isFilterOffered(available[name]);
}

export function toggleValue(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** S2.28: selects both children, or clears both if both were selected. */
export function toggleInProduction(statuses: readonly string[]): string[] {
  const others = statuses.filter((status) => !IN_PRODUCTION_CHILDREN.some((child) => child === status));
  return inProductionCheckState(statuses) === 'all' ? others : [...others, ...IN_PRODUCTION_CHILDREN];
}
