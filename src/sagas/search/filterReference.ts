import type { CarrierService } from '#domain/delivery/carrierService.ts';
import type { Category } from '#domain/search/categoryTree.ts';
import type { AvailableFilters } from '#domain/search/filterValues.ts';
import { abortableRead, context, type Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import {
  loadAvailableFilters,
  loadCarrierServices,
  loadProductCategories,
} from '#store/referenceOperations.ts';

function* fetchAvailableFilters(): Saga<AvailableFilters> {
  const platform = yield* context('platform');
  return yield* abortableRead((signal) => platform.orderManager.availableFilters({ signal }));
}

function* fetchProductCategories(): Saga<Category[]> {
  const platform = yield* context('platform');
  return yield* abortableRead((signal) => platform.productCategories.tree({ signal }));
}

function* fetchCarrierServices(): Saga<CarrierService[]> {
  const platform = yield* context('platform');
  return yield* abortableRead((signal) => platform.carriers.carrierServices({ signal }));
}

/**
 * The reads of reference data for the filters and the less common columns. The first screen does not depend
 * on them.
 */
export const filterReferenceSagas: readonly (() => Saga)[] = [
  operate(loadAvailableFilters, fetchAvailableFilters),
  operate(loadProductCategories, fetchProductCategories),
  operate(loadCarrierServices, fetchCarrierServices),
];
