import type { TFunction } from 'i18next';
import type { NamesById } from '#domain/names.ts';
import {
  FIXED_FILTER_VALUES,
  type FixedFilterName,
  isFixedFilter,
  type LoadedFilterName,
} from '#domain/search/filterValues.ts';
import type { FilterName } from '#domain/search/searchCriteria.ts';
import { IN_PRODUCTION } from '#domain/statusNames.ts';

type FixedValue<Name extends FixedFilterName> = (typeof FIXED_FILTER_VALUES)[Name][number];

function known<Name extends FixedFilterName>(name: Name, value: string): FixedValue<Name> | undefined {
  const values: readonly FixedValue<Name>[] = FIXED_FILTER_VALUES[name];
  return values.find((candidate) => candidate === value);
}

type FilterTexts = TFunction<['search', 'status']>;

function statusLabel(t: FilterTexts, value: string): string {
  if (value === IN_PRODUCTION) return t(`status:name.${value}`);
  const status = known('statuses', value) ?? known('errorStatuses', value) ?? known('delayedStatuses', value);
  return status ? t(`status:name.${status}`) : value;
}

function orderTypeLabel(t: FilterTexts, value: string): string {
  const type = known('orderTypes', value);
  return type ? t(`filters.orderTypes.${type}`) : value;
}

function relationLabel(t: FilterTexts, value: string): string {
  const type = known('claimTypes', value) ?? known('complaintTypes', value);
  return type ? t(`orderType.${type}`) : value;
}

function changeRequestLabel(t: FilterTexts, value: string): string {
  const type = known('changeRequestTypes', value);
  return type ? t(`filters.changeRequestTypes.${type}`) : value;
}

/** Functions that return the text for a filter's value. They return an unknown value unchanged. */
const FIXED_LABELS: Readonly<Record<FixedFilterName, (t: FilterTexts, value: string) => string>> = {
  statuses: statusLabel,
  errorStatuses: statusLabel,
  delayedStatuses: statusLabel,
  orderTypes: orderTypeLabel,
  claimTypes: relationLabel,
  complaintTypes: relationLabel,
  changeRequestTypes: changeRequestLabel,
};

/** The names that the platform provides for the values of each loaded filter, by value. */
type FilterValueNames = Readonly<Record<LoadedFilterName, NamesById>>;

/** Names a filter's value, or returns it unchanged if it has no name. */
export function filterValueText(
  t: FilterTexts,
  names: FilterValueNames,
  name: FilterName,
  value: string,
): string {
  return isFixedFilter(name) ? FIXED_LABELS[name](t, value) : (names[name].get(value) ?? value);
}
