import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isFilterShown } from '#domain/search/filterToggles.ts';
import { filterMatches } from '#domain/search/firstMatch.ts';
import type { FilterName, Filters } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOfferedFilters } from '#store/search/filterSelectors.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { useFilterIndexes } from './useFilterIndexes.ts';

interface FilterGroupsProps {
  filters: Filters;
  /** S2.18: the text that filters the options of all groups. */
  text: string;
  onChange: (name: FilterName, values: readonly string[]) => void;
}

export const FilterGroups = memo(function FilterGroups({ filters, text, onChange }: FilterGroupsProps) {
  const { t } = useTranslation('filters');
  const indexes = useFilterIndexes();
  const groups = useMemo(() => filterMatches(indexes, text), [indexes, text]);
  const available = useAppSelector(selectOfferedFilters);
  const isNothingFound = groups.every(
    ({ name, options }) => options.length === 0 || !isFilterShown(name, available),
  );
  return (
    <div className="filter-groups">
      <p role="status" className="mb-0">
        {isNothingFound ? t('noMatch', { text }) : ''}
      </p>
      {groups.map(({ name, options }) => (
        <FilterGroup
          key={name}
          name={name}
          options={options}
          values={filters[name]}
          text={text}
          onChange={onChange}
        />
      ))}
    </div>
  );
});
