import { discrepancies } from '#api/http/discrepancies.ts';
import type { Http } from '#api/http/http.ts';
import { callbacks } from '#api/services/callbacks.ts';
import { carriers } from '#api/services/carriers.ts';
import { changeRequestRouter } from '#api/services/changeRequestRouter.ts';
import { claims } from '#api/services/claims.ts';
import { clientDirectory } from '#api/services/clientDirectory.ts';
import { complaints } from '#api/services/complaints.ts';
import { customizr } from '#api/services/customizr.ts';
import { events } from '#api/services/events.ts';
import { fulfillmentExpectations } from '#api/services/fulfillmentExpectations.ts';
import { fulfillmentOrderManager } from '#api/services/fulfillmentOrderManager.ts';
import { itemHistory } from '#api/services/itemHistory.ts';
import { itemLinks } from '#api/services/itemLinks.ts';
import { itemService } from '#api/services/itemService.ts';
import { manufacturingData } from '#api/services/manufacturingData.ts';
import { merchantOrder } from '#api/services/merchantOrder.ts';
import { notifications } from '#api/services/notifications.ts';
import { orderService } from '#api/services/orderService.ts';
import { productCatalog } from '#api/services/productCatalog.ts';
import { productCategories } from '#api/services/productCategories.ts';
import { rendering } from '#api/services/rendering.ts';
import { shipments } from '#api/services/shipments.ts';
import { subscriptions } from '#api/services/subscriptions.ts';
import { surfaces } from '#api/services/surfaces.ts';
import { createSearchPlatform } from './searchPlatform.ts';

/**
 * All services that the console calls. There is no module-level client: each page load creates its own
 * instance.
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
