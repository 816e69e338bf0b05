import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RECOMMENDED_SEARCHES, withFilters } from '#domain/recommendedSearches.ts';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';

/** A search that can be picked by its name: one the person saved, or one the console recommends. */
export interface StoredSearch {
  /** Unique among both kinds. */
  id: string;
  name: string;
  criteria: SearchCriteria;
  /** Columns that come along, or null to leave the person's own. */
  columns: readonly string[] | null;
  /** It has filters alone. */
  isRecommended: boolean;
}

export function useSavedSearches(): readonly StoredSearch[] {
  const saved = useAppSelector((state) => state.settings.savedSearches);
  return useMemo(
    () => saved.map((search) => ({ ...search, id: `saved/${search.name}`, isRecommended: false })),
    [saved],
  );
}

/** S2.33 */
export function useRecommendedSearches(): readonly StoredSearch[] {
  const { t } = useTranslation('search');
  return useMemo(
    () =>
      RECOMMENDED_SEARCHES.map(({ id, filters }) => ({
        id: `recommended/${id}`,
        name: t(`recommended.${id}`),
        criteria: withFilters(filters),
        columns: null,
        isRecommended: true,
      })),
    [t],
  );
}
