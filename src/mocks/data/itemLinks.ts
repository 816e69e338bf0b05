import type { PlatformService } from '#api/endpoints.ts';

/**
 * The URL of each item link: the service, and the path segments before the item's ID
 * (docs/platform/item-links.md).
 * Links to lists (`shipments`), to other items and to web pages are generated elsewhere.
 */
export const ITEM_LINKS: Readonly<Record<string, readonly [PlatformService, ...string[]]>> = {
  productConfiguration: ['product-catalog', 'v3', 'productConfigurations'],
  routingRequest: ['order-service', 'v1', 'routingRequests'],
  routingDecision: ['order-service', 'v1', 'routingDecisions'],
  buyerProductPrice: ['merchant-order', 'v1', 'buyerProductPrices'],
  buyerShippingPrice: ['merchant-order', 'v1', 'buyerShippingPrices'],
  printJob: ['fulfillment-order-manager', 'v1', 'printJobs'],
  shipmentPlanningAnalysis: ['fulfillment-order-manager', 'v1', 'shipmentPlanningAnalyses'],
  cartEvaluation: ['merchant-order', 'v1', 'cartEvaluations'],
  deliveryDateCollection: ['merchant-order', 'v1', 'deliveryDateCollections'],
  fulfillerQuoteItem: ['merchant-order', 'v1', 'fulfillerQuoteItems'],
};

/** The web pages of other products. The console shows links to them and never fetches them. */
export const ITEM_WEB_PAGES: Readonly<Record<string, string>> = {
  buyerAccount: 'https://accounts.simulated.example/buyers/',
  sellerAccount: 'https://accounts.simulated.example/sellers/',
  'product-manager': 'https://product-manager.simulated.example/products/',
  fulfillerProduction: 'https://production.simulated.example/items/',
  ecommerce: 'https://shop-admin.simulated.example/orders/',
};
