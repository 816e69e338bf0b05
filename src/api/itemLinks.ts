import * as v from 'valibot';
import type { PrintJob } from '#domain/item.ts';
import { firstLink } from '#domain/links.ts';
import type { Money } from '#domain/money.ts';
import type { ProductConfiguration } from '#domain/productConfiguration.ts';
import type { RelatedItem } from '#domain/relatedItem.ts';
import type { Routing } from '#domain/routing.ts';
import type { Call, ReadOptions } from './call.ts';
import type { Http } from './http.ts';
import { WirePrintJob } from './itemWire.ts';
import { amount, anything, id, idIfAny, links, plain, reader, text } from './lenient.ts';
import { routing } from './routingWire.ts';

const WireRelatedItem = v.object({ itemId: id, orderId: idIfAny, _links: links });
const WireConfiguration = v.object({
  productVersion: plain,
  mcpSku: idIfAny,
});
const WirePrice = v.object({ amount: amount, currency: text });

function toRelatedItem({ itemId, orderId, _links }: v.InferOutput<typeof WireRelatedItem>): RelatedItem {
  return { itemId, orderId, page: firstLink(_links, 'orderOperations')?.href ?? null };
}

function toMoney({ amount: value, currency }: v.InferOutput<typeof WirePrice>): Money | null {
  return value === null ? null : { amount: value, currency };
}

/**
 * Reads the resources that an item links to (docs/platform/item-links.md). Every `href` is data: http.ts decides
 * whether to follow it.
 */
export function itemLinks(http: Http) {
  const follow = <T>(href: string, read: Call<T>['read'], options: ReadOptions): Promise<T> =>
    http.request<T>({ service: 'link', method: 'GET', href, intent: 'read', read, ...options });

  return {
    /** The item that this one came from, or the item that replaced it. */
    relatedItem: (href: string, options: ReadOptions = {}): Promise<RelatedItem> =>
      follow(href, reader(WireRelatedItem, toRelatedItem), options),

    productConfiguration: (href: string, options: ReadOptions = {}): Promise<ProductConfiguration> =>
      follow(href, (body) => v.parse(WireConfiguration, body), options),

    routing: (href: string, options: ReadOptions = {}): Promise<Routing> =>
      follow(href, (body) => v.parse(routing, body), options),

    /** The buyer's price for the product or the shipping; null where the response names no amount. */
    buyerPrice: (href: string, options: ReadOptions = {}): Promise<Money | null> =>
      follow(href, reader(WirePrice, toMoney), options),

    printJob: (href: string, options: ReadOptions = {}): Promise<PrintJob> =>
      follow(href, (body) => v.parse(WirePrintJob, body), options),

    /** Any JSON document, unchanged, for the JSON viewer. */
    document: (href: string, options: ReadOptions = {}): Promise<unknown> => follow(href, anything, options),
  };
}
