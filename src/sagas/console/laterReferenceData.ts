import type { Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { reading } from '#sagas/core/reading.ts';
import {
  loadAvailableFilters,
  loadCarrierServices,
  loadGroups,
  loadProductCategories,
} from '#store/console/referenceOperations.ts';

/** The reads of reference data that the first screen does not depend on. */
export const laterReferenceSagas: readonly (() => Saga)[] = [
  operate(
    loadGroups,
    reading(({ accessManagement }, { sub }, options) => accessManagement.groups(sub, options)),
  ),
  operate(
    loadAvailableFilters,
    reading(({ orderManager }, _, options) => orderManager.availableFilters(options)),
  ),
  operate(
    loadProductCategories,
    reading(({ productCategories }, _, options) => productCategories.tree(options)),
  ),
  operate(
    loadCarrierServices,
    reading(({ carriers }, _, options) => carriers.carrierServices(options)),
  ),
];
