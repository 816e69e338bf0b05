import { isFilterOffered, isFixedFilter, type LoadedFilterName } from '#domain/search/filterValues.ts';
import type { FilterName } from '#domain/search/searchCriteria.ts';
import {
  loadAvailableFilters,
  loadFulfillers,
  loadMerchants,
  loadProductCategories,
} from '#store/console/referenceOperations.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import type { OperationState } from '#store/operation.ts';
import { selectOfferedFilters } from '#store/search/filterSelectors.ts';

const NAME_SOURCES = {
  merchants: loadMerchants,
  fulfillers: loadFulfillers,
  salesChannels: loadAvailableFilters,
  productCategories: loadProductCategories,
} as const satisfies Record<LoadedFilterName, unknown>;

interface FilterSource {
  /** S2.26: whether to display the filter. A filter with too few values is not displayed. */
  isOffered: boolean;
  isLoading: boolean;
  status: 'running' | 'succeeded' | 'failed';
  /** S8.7: loads the failed parts again; null if none failed. */
  retry: (() => void) | null;
}

type Status = OperationState['status'];

function combined(values: Status, names: Status): FilterSource['status'] {
  if (values === 'failed' || names === 'failed') return 'failed';
  return values === 'succeeded' && names === 'succeeded' ? 'succeeded' : 'running';
}

const FIXED: FilterSource = { isOffered: true, isLoading: false, status: 'succeeded', retry: null };

export function useFilterSource(name: FilterName): FilterSource {
  const dispatch = useAppDispatch();
  const isFixed = isFixedFilter(name);
  const nameSource = isFixed ? loadAvailableFilters : NAME_SOURCES[name];
  const values = useOperation(loadAvailableFilters, '');
  const names = useOperation(nameSource, '');
  const available = useAppSelector(selectOfferedFilters);
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
    status: combined(values.status, names.status),
    retry: hasFailed
      ? () => {
          for (const source of failed) dispatch(source.requested(null));
        }
      : null,
  };
}
