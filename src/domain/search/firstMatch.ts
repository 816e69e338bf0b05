import { IN_PRODUCTION } from '#domain/statusNames.ts';
import { type Category, toggleCategory } from './categoryTree.ts';
import { type FilterIndex, foldText, matchOptions } from './filterIndex.ts';
import { isFilterShown, toggleInProduction, toggleValue } from './filterToggles.ts';
import type { AvailableFilters } from './filterValues.ts';
import { FILTER_NAMES, type FilterName } from './searchCriteria.ts';

interface FilterValue {
  name: FilterName;
  value: string;
}

/**
 * S2.18: the first value of the shown filters that matches the text; null if the text is blank or nothing
 * matches.
 */
export function firstMatch(
  indexes: Readonly<Record<FilterName, FilterIndex>>,
  available: AvailableFilters,
  text: string,
): FilterValue | null {
  if (foldText(text) === '') return null;
  for (const name of FILTER_NAMES) {
    const [option] = isFilterShown(name, available) ? matchOptions(indexes[name], text) : [];
    if (option) return { name, value: option.value };
  }
  return null;
}

/** The filter's values after a click on the check box of one of its values (S2.28). */
export function toggledValues(
  values: readonly string[],
  { name, value }: FilterValue,
  tree: readonly Category[],
): string[] {
  if (name === 'productCategories') return toggleCategory(tree, values, value);
  return name === 'statuses' && value === IN_PRODUCTION
    ? toggleInProduction(values)
    : toggleValue(values, value);
}
