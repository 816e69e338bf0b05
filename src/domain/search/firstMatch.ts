import { foldText } from '#domain/foldText.ts';
import { IN_PRODUCTION } from '#domain/statusNames.ts';
import { type Category, categoryCheckStates, toggleCategory } from './categoryTree.ts';
import { type FilterIndex, type FilterOption, findOptions } from './filterIndex.ts';
import { isFilterShown, toggleInProduction, toggleValue } from './filterToggles.ts';
import { type AvailableFilters, inProductionCheckState } from './filterValues.ts';
import { FILTER_NAMES, type FilterName } from './searchCriteria.ts';

interface FilterValue {
  name: FilterName;
  value: string;
}

export interface FilterMatches {
  name: FilterName;
  options: readonly FilterOption[];
}

type Indexes = Readonly<Record<FilterName, FilterIndex>>;

/**
 * R194: the matches of each filter. Filters in which a word starts with the text come before those in which it
 * is only a part of a word; otherwise they keep their order.
 */
export function filterMatches(indexes: Indexes, text: string): FilterMatches[] {
  const found = FILTER_NAMES.map((name) => ({ name, ...findOptions(indexes[name], text) }));
  return [...found.filter((one) => one.hasWordStarts), ...found.filter((one) => !one.hasWordStarts)];
}

/** S2.18: the first value of the shown filters that matches the text; null if none does or it is blank. */
export function firstMatch(indexes: Indexes, available: AvailableFilters, text: string): FilterValue | null {
  if (foldText(text) === '') return null;
  for (const { name, options } of filterMatches(indexes, text)) {
    const [option] = isFilterShown(name, available) ? options : [];
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

/** Whether all that the value stands for is selected, so that `toggledValues` deselects it. */
export function isSelected(
  values: readonly string[],
  { name, value }: FilterValue,
  tree: readonly Category[],
): boolean {
  if (name === 'productCategories') return categoryCheckStates(tree, values).get(value) === 'all';
  if (name === 'statuses' && value === IN_PRODUCTION) return inProductionCheckState(values) === 'all';
  return values.includes(value);
}
