import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { NamesById } from '#domain/results/ordersFile.ts';
import {
  FIXED_FILTER_VALUES,
  type FixedFilterName,
  isFixedFilter,
  type LoadedFilterName,
} from '#domain/search/filterValues.ts';
import type { FilterName } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCategoryNames } from '#store/search/searchSelectors.ts';
import { selectFulfillerNames, selectMerchantNames } from '#store/selectors.ts';

type FixedValue<Name extends FixedFilterName> = (typeof FIXED_FILTER_VALUES)[Name][number];

function known<Name extends FixedFilterName>(name: Name, value: string): FixedValue<Name> | undefined {
  const values: readonly FixedValue<Name>[] = FIXED_FILTER_VALUES[name];
  return values.find((candidate) => candidate === value);
}

type Texts = TFunction<['search', 'status']>;

function statusLabel(t: Texts, value: string): string {
  const status = known('statuses', value) ?? known('errorStatuses', value) ?? known('delayedStatuses', value);
  return status ? t(`status:name.${status}`) : value;
}

function orderTypeLabel(t: Texts, value: string): string {
  const type = known('orderTypes', value);
  return type ? t(`filters.orderTypes.${type}`) : value;
}

function relationLabel(t: Texts, value: string): string {
  const type = known('claimTypes', value) ?? known('complaintTypes', value);
  return type ? t(`orderType.${type}`) : value;
}

function changeRequestLabel(t: Texts, value: string): string {
  const type = known('changeRequestTypes', value);
  return type ? t(`filters.changeRequestTypes.${type}`) : value;
}

/** Functions that return the text for a filter's value. They return an unknown value unchanged. */
const FIXED_LABELS: Readonly<Record<FixedFilterName, (t: Texts, value: string) => string>> = {
  statuses: statusLabel,
  errorStatuses: statusLabel,
  delayedStatuses: statusLabel,
  orderTypes: orderTypeLabel,
  claimTypes: relationLabel,
  complaintTypes: relationLabel,
  changeRequestTypes: changeRequestLabel,
};

/** Sales channels have no display names. */
const NO_NAMES: NamesById = new Map();

/** Returns a function that names a filter's value, or returns it unchanged if it has no name. */
export function useFilterLabels(): (name: FilterName, value: string) => string {
  const { t } = useTranslation(['search', 'status']);
  const merchants = useAppSelector(selectMerchantNames);
  const fulfillers = useAppSelector(selectFulfillerNames);
  const productCategories = useAppSelector(selectCategoryNames);
  const names: Readonly<Record<LoadedFilterName, NamesById>> = {
    merchants,
    fulfillers,
    productCategories,
    salesChannels: NO_NAMES,
  };
  return (name, value) =>
    isFixedFilter(name) ? FIXED_LABELS[name](t, value) : (names[name].get(value) ?? value);
}
