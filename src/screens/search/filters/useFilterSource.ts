import { isFilterOffered, isFixedFilter, type LoadedFilterName } from '#domain/filterValues.ts';
import type { FilterName } from '#domain/searchCriteria.ts';
import { selectAvailableFilters } from '#store/filterSelectors.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import {
  loadAvailableFilters,
  loadFulfillers,
  loadMerchants,
  loadProductCategories,
} from '#store/referenceOperations.ts';

const NAME_SOURCES = {
  merchants: loadMerchants,
  fulfillers: loadFulfillers,
  salesChannels: loadAvailableFilters,
  productCategories: loadProductCategories,
} as const satisfies Record<LoadedFilterName, unknown>;

interface FilterSource {
  /** Whether there is something to choose, or to say about why there is not (S2.26). */
  isOffered: boolean;
  isLoading: boolean;
  /** Asks again for what failed; null where nothing did (S8.7). */
  retry: (() => void) | null;
}

const FIXED: FilterSource = { isOffered: true, isLoading: false, retry: null };

/** How the loading of a filter's values and of their names stands; what fails costs its own group only. */
export function useFilterSource(name: FilterName): FilterSource {
  const dispatch = useAppDispatch();
  const isFixed = isFixedFilter(name);
  const nameSource = isFixed ? loadAvailableFilters : NAME_SOURCES[name];
  const values = useOperation(loadAvailableFilters, '');
  const names = useOperation(nameSource, '');
  const available = useAppSelector(selectAvailableFilters);
  if (isFixed) return FIXED;
  const failed = [
    ...(values.status === 'failed' ? [loadAvailableFilters] : []),
    ...(names.status === 'failed' && nameSource !== loadAvailableFilters ? [nameSource] : []),
  ];
  const isLoading = values.status === 'idle' || (values.status === 'running' && values.previous === null);
  const hasFailed = failed.length > 0;
  return {
    isOffered: isLoading || values.status === 'failed' || isFilterOffered(available[name]),
    isLoading,
    retry: hasFailed
      ? () => {
          for (const source of failed) dispatch(source.requested(null, true));
        }
      : null,
  };
}
