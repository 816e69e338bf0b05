import {
  loadAvailableFilters,
  loadFulfillers,
  loadMerchants,
  loadProductCategories,
} from '#store/console/referenceOperations.ts';
import type { OperationState } from '#store/operation.ts';
import { leadingRead, useRetriable } from '#store/useRetriable.ts';

/** Returns the reads of the names of values, and all of them as one. */
export function useFilterReads() {
  const merchants = useRetriable(loadMerchants, null);
  const fulfillers = useRetriable(loadFulfillers, null);
  // With the values that the other filters offer.
  const salesChannels = useRetriable(loadAvailableFilters, null);
  const productCategories = useRetriable(loadProductCategories, null);
  return {
    reads: { merchants, fulfillers, salesChannels, productCategories },
    all: leadingRead<OperationState>([merchants, fulfillers, salesChannels, productCategories]),
  };
}
