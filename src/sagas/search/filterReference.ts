import type { CarrierService } from '#domain/delivery/shipment.ts';
import type { Category } from '#domain/search/categoryTree.ts';
import type { AvailableFilters } from '#domain/search/filterValues.ts';
import { readPlatform, type Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import {
  loadAvailableFilters,
  loadCarrierServices,
  loadProductCategories,
} from '#store/referenceOperations.ts';

function fetchAvailableFilters(): Saga<AvailableFilters> {
  return readPlatform(({ orderManager }, signal) => orderManager.availableFilters({ signal }));
}

function fetchProductCategories(): Saga<Category[]> {
  return readPlatform(({ productCategories }, signal) => productCategories.tree({ signal }));
}

function fetchCarrierServices(): Saga<CarrierService[]> {
  return readPlatform(({ carriers }, signal) => carriers.carrierServices({ signal }));
}

/** The reads of reference data that the first screen does not depend on. */
export const filterReferenceSagas: readonly (() => Saga)[] = [
  operate(loadAvailableFilters, fetchAvailableFilters),
  operate(loadProductCategories, fetchProductCategories),
  operate(loadCarrierServices, fetchCarrierServices),
];
