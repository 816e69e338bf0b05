import type { ServiceRoutes } from '../route.ts';
import { accessManagementRoutes } from './accessManagement.ts';
import { backendRoutes } from './backend.ts';
import { carriersRoutes } from './carriers.ts';
import { changeRequestRouterRoutes } from './changeRequestRouter.ts';
import { claimsRoutes, complaintsRoutes } from './claims.ts';
import { clientDirectoryRoutes } from './clientDirectory.ts';
import { customizrRoutes } from './customizr.ts';
import { fulfillmentExpectationsRoutes } from './expectations.ts';
import { fulfillerIdentityRoutes } from './fulfillerIdentity.ts';
import { fulfillmentOrderManagerRoutes } from './fulfillmentOrderManager.ts';
import { itemHistoryRoutes } from './itemHistory.ts';
import { itemServiceRoutes } from './itemService.ts';
import { merchantConfigRoutes } from './merchantConfig.ts';
import { merchantOrderRoutes } from './merchantOrder.ts';
import { orderManagerRoutes } from './orderManager.ts';
import { orderRequestRoutes } from './orderRequest.ts';
import { orderServiceRoutes } from './orderService.ts';
import { productCategoriesRoutes } from './productCategories.ts';
import { manufacturingDataRoutes, productCatalogRoutes, surfacesRoutes } from './productData.ts';
import { renderingRoutes } from './rendering.ts';
import { subscriptionsRoutes } from './subscriptions.ts';

/** The routes of all services of the platform (docs/platform/README.md) and of the product's own backend. */
export const SERVICE_ROUTES: readonly ServiceRoutes[] = [
  orderManagerRoutes,
  orderServiceRoutes,
  orderRequestRoutes,
  itemServiceRoutes,
  itemHistoryRoutes,
  manufacturingDataRoutes,
  merchantOrderRoutes,
  backendRoutes,
  fulfillmentOrderManagerRoutes,
  fulfillmentExpectationsRoutes,
  changeRequestRouterRoutes,
  fulfillerIdentityRoutes,
  carriersRoutes,
  merchantConfigRoutes,
  productCatalogRoutes,
  surfacesRoutes,
  productCategoriesRoutes,
  renderingRoutes,
  claimsRoutes,
  complaintsRoutes,
  clientDirectoryRoutes,
  accessManagementRoutes,
  customizrRoutes,
  subscriptionsRoutes,
];
