import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { criteriaWithFilters, RECOMMENDED_SEARCHES } from '#domain/search/recommendedSearches.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';

/** A search that the user can select by its name: a saved or a recommended one. */
export interface NamedSearch {
  id: string;
  name: string;
  criteria: SearchCriteria;
  /** The columns saved with the search; null for the user's own columns. */
  columns: readonly string[] | null;
  /** Whether it is a recommended search, which contains only filters. */
  isRecommended: boolean;
}

export function useSavedSearches(): readonly NamedSearch[] {
  const saved = useAppSelector((state) => state.settings.savedSearches);
  return useMemo(
    () => saved.map((search) => ({ ...search, id: `saved/${search.name}`, isRecommended: false })),
    [saved],
  );
}

/** S2.33: the recommended searches, with names in the user's language. */
export function useRecommendedSearches(): readonly NamedSearch[] {
  const { t } = useTranslation('search');
  return useMemo(
    () =>
      RECOMMENDED_SEARCHES.map(({ id, filters }) => ({
        id: `recommended/${id}`,
        name: t(`recommended.${id}`),
        criteria: criteriaWithFilters(filters),
        columns: null,
        isRecommended: true,
      })),
    [t],
  );
}
