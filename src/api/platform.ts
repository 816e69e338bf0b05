import { callbacks } from './callbacks.ts';
import { carriers } from './carriers.ts';
import { changeRequestRouter } from './changeRequestRouter.ts';
import { claims } from './claims.ts';
import { clientDirectory } from './clientDirectory.ts';
import { complaints } from './complaints.ts';
import { customizr } from './customizr.ts';
import { discrepancies } from './discrepancies.ts';
import { events } from './events.ts';
import { fulfillmentExpectations } from './fulfillmentExpectations.ts';
import { fulfillmentOrderManager } from './fulfillmentOrderManager.ts';
import type { Http } from './http.ts';
import { itemHistory } from './itemHistory.ts';
import { itemLinks } from './itemLinks.ts';
import { itemService } from './itemService.ts';
import { manufacturingData } from './manufacturingData.ts';
import { merchantOrder } from './merchantOrder.ts';
import { notifications } from './notifications.ts';
import { orderService } from './orderService.ts';
import { productCatalog } from './productCatalog.ts';
import { productCategories } from './productCategories.ts';
import { rendering } from './rendering.ts';
import { createSearchPlatform } from './searchPlatform.ts';
import { shipments } from './shipments.ts';
import { subscriptions } from './subscriptions.ts';
import { surfaces } from './surfaces.ts';

/**
 * Every call that the console can make, by service. Each session creates its own; there is no module-level
 * client.
 */
export function createPlatform(http: Http) {
  return {
    ...createSearchPlatform(http),
    callbacks: callbacks(http),
    carriers: carriers(http),
    changeRequestRouter: changeRequestRouter(http),
    claims: claims(http),
    clientDirectory: clientDirectory(http),
    complaints: complaints(http),
    customizr: customizr(http),
    discrepancies: discrepancies(http),
    events: events(http),
    fulfillmentExpectations: fulfillmentExpectations(http),
    fulfillmentOrderManager: fulfillmentOrderManager(http),
    itemHistory: itemHistory(http),
    itemLinks: itemLinks(http),
    itemService: itemService(http),
    manufacturingData: manufacturingData(http),
    merchantOrder: merchantOrder(http),
    notifications: notifications(http),
    orderService: orderService(http),
    productCatalog: productCatalog(http),
    productCategories: productCategories(http),
    rendering: rendering(http),
    shipments: shipments(http),
    subscriptions: subscriptions(http),
    surfaces: surfaces(http),
  };
}

export type Platform = ReturnType<typeof createPlatform>;
