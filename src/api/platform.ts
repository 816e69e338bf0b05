import type { Http } from '#api/http/http.ts';
import { accessManagementClient } from '#api/services/accessManagement.ts';
import { callbacksClient } from '#api/services/callbacks.ts';
import { carriersClient } from '#api/services/carriers.ts';
import { changeRequestRouterClient } from '#api/services/changeRequestRouter.ts';
import { clientDirectoryClient } from '#api/services/clientDirectory.ts';
import { customizrClient } from '#api/services/customizr.ts';
import { discrepanciesClient } from '#api/services/discrepancies.ts';
import { eventsClient } from '#api/services/events.ts';
import { fulfillerIdentityClient } from '#api/services/fulfillerIdentity.ts';
import { fulfillmentExpectationsClient } from '#api/services/fulfillmentExpectations.ts';
import { fulfillmentOrderManagerClient } from '#api/services/fulfillmentOrderManager.ts';
import { itemHistoryClient } from '#api/services/itemHistory.ts';
import { itemLinksClient } from '#api/services/itemLinks.ts';
import { itemServiceClient } from '#api/services/itemService.ts';
import { manufacturingDataClient } from '#api/services/manufacturingData.ts';
import { merchantConfigClient } from '#api/services/merchantConfig.ts';
import { merchantOrderClient } from '#api/services/merchantOrder.ts';
import { notificationsClient } from '#api/services/notifications.ts';
import { orderManagerClient } from '#api/services/orderManager.ts';
import { orderRequestClient } from '#api/services/orderRequest.ts';
import { orderServiceClient } from '#api/services/orderService.ts';
import { productCatalogClient } from '#api/services/productCatalog.ts';
import { productCategoriesClient } from '#api/services/productCategories.ts';
import { remedyRecords } from '#api/services/remedyRecords.ts';
import { renderingClient } from '#api/services/rendering.ts';
import { shipmentsClient } from '#api/services/shipments.ts';
import { subscriptionsClient } from '#api/services/subscriptions.ts';
import { surfacesClient } from '#api/services/surfaces.ts';
import { createSearchPlatform } from './searchPlatform.ts';

/** All services that the console calls. Each page load creates its own; there is no module-level client. */
export function createPlatform(http: Http) {
  return {
    ...createSearchPlatform(http),
    accessManagement: accessManagementClient(http),
    callbacks: callbacksClient(http),
    carriers: carriersClient(http),
    changeRequestRouter: changeRequestRouterClient(http),
    claims: { claimsOfOrder: remedyRecords(http, 'claims') },
    clientDirectory: clientDirectoryClient(http),
    complaints: { complaintsOfOrder: remedyRecords(http, 'complaints') },
    customizr: customizrClient(http),
    discrepancies: discrepanciesClient(http),
    events: eventsClient(http),
    fulfillerIdentity: fulfillerIdentityClient(http),
    fulfillmentExpectations: fulfillmentExpectationsClient(http),
    fulfillmentOrderManager: fulfillmentOrderManagerClient(http),
    itemHistory: itemHistoryClient(http),
    itemLinks: itemLinksClient(http),
    itemService: itemServiceClient(http),
    manufacturingData: manufacturingDataClient(http),
    merchantConfig: merchantConfigClient(http),
    merchantOrder: merchantOrderClient(http),
    notifications: notificationsClient(http),
    orderManager: orderManagerClient(http),
    orderRequest: orderRequestClient(http),
    orderService: orderServiceClient(http),
    productCatalog: productCatalogClient(http),
    productCategories: productCategoriesClient(http),
    rendering: renderingClient(http),
    shipments: shipmentsClient(http),
    subscriptions: subscriptionsClient(http),
    surfaces: surfacesClient(http),
  };
}

export type Platform = ReturnType<typeof createPlatform>;
