import type { Saga } from '#sagas/core/effects.ts';
import { operateRead } from '#sagas/core/operateRead.ts';
import {
  loadAvailableFilters,
  loadCarrierServices,
  loadGroups,
  loadProductCategories,
} from '#store/console/referenceOperations.ts';

/** The reads of reference data that the first screen does not depend on. */
export const laterReferenceSagas: readonly (() => Saga)[] = [
  operateRead(loadGroups, ({ accessManagement }, { sub }, options) => accessManagement.groups(sub, options)),
  operateRead(loadAvailableFilters, ({ orderManager }, _, options) => orderManager.availableFilters(options)),
  operateRead(loadProductCategories, ({ productCategories }, _, options) => productCategories.tree(options)),
  operateRead(loadCarrierServices, ({ carriers }, _, options) => carriers.carrierServices(options)),
];
