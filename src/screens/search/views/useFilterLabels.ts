import { useTranslation } from 'react-i18next';
import { filterValueText } from '#components/filterValueText.ts';
import type { FilterName } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFilterValueNames } from '#store/search/searchSelectors.ts';

/** Returns a function that names a filter's value, or returns it unchanged if it has no name. */
export function useFilterLabels(): (name: FilterName, value: string) => string {
  const { t } = useTranslation(['search', 'status']);
  const names = useAppSelector(selectFilterValueNames);
  return (name, value) => filterValueText(t, names, name, value);
}
