import type { ServiceRoutes } from '../route.ts';
import { accessManagement } from './accessManagement.ts';
import { carriers } from './carriers.ts';
import { customizr } from './customizr.ts';
import { fulfillerIdentity } from './fulfillerIdentity.ts';
import { itemService } from './itemService.ts';
import { merchantConfig } from './merchantConfig.ts';
import { orderManager } from './orderManager.ts';
import { orderRequest } from './orderRequest.ts';
import { orderService } from './orderService.ts';
import { productCategories } from './productCategories.ts';
import { rendering } from './rendering.ts';

/** Every service of the platform (contract: the slugs of `#api/endpoints.ts` and the own backend). */
export const SERVICE_ROUTES: readonly ServiceRoutes[] = [
  orderManager,
  orderService,
  orderRequest,
  itemService,
  accessManagement,
  customizr,
  merchantConfig,
  fulfillerIdentity,
  carriers,
  productCategories,
  rendering,
];
