import { describe, expect, test } from 'vitest';
import { isKnownRel } from '#domain/item/itemLinkList.ts';
import { relatedItemHrefs } from '#domain/item/relatedItem.ts';
import { anItem } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

describe('S3.29: the links of an item', () => {
  test.each([
    'self',
    'cartEvaluation',
    'deliveryDateCollection',
    'fulfillmentConfiguration',
    'productConfiguration',
    'routingRequest',
    'routingDecision',
    'shipmentPlanningAnalysis',
    'buyerAccount',
    'sellerAccount',
    'buyerProductPrice',
    'buyerShippingPrice',
    'changeRequests',
    'product-manager',
    'fulfillerProduction',
    'ecommerce',
    'fulfillerQuoteItem',
  ])('%s has a name', (rel) => {
    expect(isKnownRel(rel)).toBe(true);
  });

  test.each([
    'routedItem',
    'orderedItem',
    'redirectedItem',
    'redirectedFromItem',
    'originalItem',
    'reorderChangeRequestItem',
    'reorderCreatedByChangeRequest',
  ])('%s leads to another item', (rel) => {
    const links = keyed({ [rel]: [{ href: 'https://items.example/1', name: null }] });
    expect(relatedItemHrefs(anItem({ links }))).toEqual([{ relation: rel, href: 'https://items.example/1' }]);
  });
});
