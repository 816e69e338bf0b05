import type { CarrierService } from '#domain/delivery/shipment.ts';
import type { Fulfiller, Merchant } from '#domain/order/merchant.ts';
import type { Grants } from '#domain/permissions.ts';
import type { Category } from '#domain/search/categoryTree.ts';
import type { AvailableFilters } from '#domain/search/filterValues.ts';
import { createOperation } from '#store/operation.ts';

// All screens share the reference data. Each part is loaded once at the start and can fail separately (S7.39).

export const loadPermissions = createOperation<{ sub: string }, Grants>()('loadPermissions', '');
/** The names of the user's groups. They only enable developer tools, so nothing else waits for them (R435). */
export const loadGroups = createOperation<{ sub: string }, string[]>()('loadGroups', '');
export const loadMerchants = createOperation<null, Merchant[]>()('loadMerchants', '');
export const loadFulfillers = createOperation<null, Fulfiller[]>()('loadFulfillers', '');
export const loadCarrierServices = createOperation<null, CarrierService[]>()('loadCarrierServices', '');
/**
 * The filter values by which the user can search (S7.34). The names of the categories come from the category
 * tree, which is loaded separately.
 */
export const loadAvailableFilters = createOperation<null, AvailableFilters>()('loadAvailableFilters', '');
export const loadProductCategories = createOperation<null, Category[]>()('loadProductCategories', '');
