import type { ServiceRoutes } from '../route.ts';
import { accessManagement } from './accessManagement.ts';
import { backend } from './backend.ts';
import { carriers } from './carriers.ts';
import { changeRequestRouter } from './changeRequestRouter.ts';
import { claims, complaints } from './claims.ts';
import { clientDirectory } from './clientDirectory.ts';
import { customizr } from './customizr.ts';
import { fulfillmentExpectations } from './expectations.ts';
import { fulfillerIdentity } from './fulfillerIdentity.ts';
import { fulfillmentOrderManager } from './fulfillmentOrderManager.ts';
import { itemHistory } from './itemHistory.ts';
import { itemService } from './itemService.ts';
import { merchantConfig } from './merchantConfig.ts';
import { merchantOrder } from './merchantOrder.ts';
import { orderManager } from './orderManager.ts';
import { orderRequest } from './orderRequest.ts';
import { orderService } from './orderService.ts';
import { productCategories } from './productCategories.ts';
import { manufacturingData, productCatalog, surfaces } from './productData.ts';
import { rendering } from './rendering.ts';
import { subscriptions } from './subscriptions.ts';

/** The routes of all services of the platform (docs/platform/README.md) and of the product's own backend. */
export const SERVICE_ROUTES: readonly ServiceRoutes[] = [
  orderManager,
  orderService,
  orderRequest,
  itemService,
  itemHistory,
  manufacturingData,
  merchantOrder,
  backend,
  fulfillmentOrderManager,
  fulfillmentExpectations,
  changeRequestRouter,
  fulfillerIdentity,
  carriers,
  merchantConfig,
  productCatalog,
  surfaces,
  productCategories,
  rendering,
  claims,
  complaints,
  clientDirectory,
  accessManagement,
  customizr,
  subscriptions,
];
