import type { LoadedFilterName } from '#domain/search/filterValues.ts';
import {
  loadAvailableFilters,
  loadFulfillers,
  loadMerchants,
  loadProductCategories,
} from '#store/console/referenceOperations.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';

/** Returns the reads of the names of values, and a function that repeats all that failed. */
export function useFilterReads() {
  const dispatch = useAppDispatch();
  const reads = {
    merchants: useOperation(loadMerchants, ''),
    fulfillers: useOperation(loadFulfillers, ''),
    // With the values that the other filters offer.
    salesChannels: useOperation(loadAvailableFilters, ''),
    productCategories: useOperation(loadProductCategories, ''),
  } as const satisfies Record<LoadedFilterName, unknown>;
  return {
    reads,
    retry: () => {
      if (reads.merchants.status === 'failed') dispatch(loadMerchants.requested(null));
      if (reads.fulfillers.status === 'failed') dispatch(loadFulfillers.requested(null));
      if (reads.salesChannels.status === 'failed') dispatch(loadAvailableFilters.requested(null));
      if (reads.productCategories.status === 'failed') dispatch(loadProductCategories.requested(null));
    },
  };
}
