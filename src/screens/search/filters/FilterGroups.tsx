import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { foldText } from '#domain/foldText.ts';
import { isFilterShown } from '#domain/search/filterToggles.ts';
import { type FilterMatches, filterMatches, isSelected } from '#domain/search/firstMatch.ts';
import type { FilterName, Filters } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCategories, selectOfferedFilters } from '#store/search/filterSelectors.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { useFilterIndexes } from './useFilterIndexes.ts';
import { useFilterReads } from './useFilterReads.ts';

interface FilterGroupsProps {
  filters: Filters;
  /** S2.18: the text that filters the options of all groups. */
  text: string;
  onChange: (name: FilterName, values: readonly string[]) => void;
}

interface FindStatusProps {
  /** The groups on screen. */
  groups: readonly FilterMatches[];
  filters: Filters;
  text: string;
}

/**
 * R422: the number of matches, the value that Enter selects or deselects and whether it is selected. Screen
 * readers announce it, because the focus stays in the box.
 */
function FindStatus({ groups, filters, text }: FindStatusProps) {
  const { t } = useTranslation(['filters', 'search']);
  const categories = useAppSelector(selectCategories);
  const [best] = groups.filter(({ options }) => options.length > 0);
  const [first] = best?.options ?? [];
  if (!best || !first) return t('noMatch', { text });
  if (foldText(text) === '') return null;
  const { name } = best;
  const { value, label } = first;
  const named = { filter: t(`search:filters.name.${name}`), value: label };
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return isSelected(filters[name], { name, value }, categories)
    ? t('match.selected', { ...named, count })
    : t('match.first', { ...named, count });
}

/** R424: announces the end of a retry once, because groups that failed together load again together. */
function ReadStatus() {
  const { t } = useTranslation('filters');
  return <ReloadStatus status={useFilterReads().all.state.status} slow={t('loading')} />;
}

export const FilterGroups = memo(function FilterGroups({ filters, text, onChange }: FilterGroupsProps) {
  const indexes = useFilterIndexes();
  const groups = useMemo(() => filterMatches(indexes, text), [indexes, text]);
  const available = useAppSelector(selectOfferedFilters);
  const shown = groups.filter(({ name }) => isFilterShown(name, available));
  return (
    <>
      <p role="status" className="form-text mt-0">
        <FindStatus groups={shown} filters={filters} text={text} />
      </p>
      <ReadStatus />
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
    </>
  );
});
