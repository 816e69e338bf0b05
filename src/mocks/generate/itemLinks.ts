import type { PlatformService } from '#api/endpoints.ts';
import type { LinksDocument } from '../documents.ts';
import {
  changeRequestsHref,
  fulfillmentConfigurationHref,
  itemHref,
  itemReference,
  simulatedHref,
} from '../links.ts';
import type { OrderPlan } from './plan.ts';
import type { ItemPlan } from './planItem.ts';

/**
 * The URL of each item link: the service, and the path segments before the item's ID
 * (docs/platform/item-links.md).
 * Links to lists (`shipments`), to other items and to web pages are generated elsewhere.
 */
const ITEM_LINKS: Readonly<Record<string, readonly [PlatformService, ...string[]]>> = {
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
const ITEM_WEB_PAGES: Readonly<Record<string, string>> = {
  buyerAccount: 'https://accounts.simulated.example/buyers/',
  sellerAccount: 'https://accounts.simulated.example/sellers/',
  'product-manager': 'https://product-manager.simulated.example/products/',
  fulfillerProduction: 'https://production.simulated.example/items/',
  ecommerce: 'https://shop-admin.simulated.example/orders/',
};

const ALWAYS = ['productConfiguration', 'buyerProductPrice', 'buyerShippingPrice', 'cartEvaluation'];
const ROUTED = ['routingRequest', 'routingDecision', 'deliveryDateCollection'];
const SENT = ['printJob', 'shipmentPlanningAnalysis'];

/**
 * Returns the link from an item to the item at the same index in the related order, by the name of the
 * relation. Returns {} if the item has no such link.
 */
export function relatedItemLinks(plan: OrderPlan, index: number, other: OrderPlan | null): LinksDocument {
  const item = other?.items[index];
  if (!item || !plan.relation) return {};
  const rel =
    plan.relation.role === 'original'
      ? plan.relation.kind === 'redirect' && 'redirectedItem'
      : plan.relation.kind === 'redirect'
        ? 'redirectedFromItem'
        : 'originalItem';
  return rel ? { [rel]: { href: itemReference(item.itemId) } } : {};
}

/** The item's links (S3.29). Items that have progressed further have more of them. */
export function makeItemLinks(plan: OrderPlan, item: ItemPlan): LinksDocument {
  const isRouted = item.fulfillerId !== '';
  const rels = [
    ...ALWAYS,
    ...(isRouted || item.stage === 'routingSuspended' ? ROUTED : []),
    ...(item.isSent ? SENT : []),
    ...(plan.relation?.kind === 'quote' ? ['fulfillerQuoteItem'] : []),
  ];
  const links: LinksDocument = { self: { href: itemHref(item.itemId) } };
  for (const rel of rels) {
    const [service, ...path] = ITEM_LINKS[rel] ?? ['item-service' as const];
    links[rel] = { href: simulatedHref(service, ...path, item.itemId) };
  }
  if (isRouted) {
    links.fulfillmentConfiguration = { href: fulfillmentConfigurationHref(item.fulfillerId, item.skuCode) };
  }
  for (const [rel, page] of Object.entries(ITEM_WEB_PAGES))
    links[rel] = { href: `${page}${item.shortItemId}` };
  if (item.changeRequestTypes.length > 0) {
    links.changeRequests = { href: changeRequestsHref(item.itemId) };
  }
  return links;
}
