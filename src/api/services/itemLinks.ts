import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { amount, coercedText, createReader, id, idOrEmpty, linkedObject, text } from '#api/http/lenient.ts';
import { readRawDocument } from '#api/http/rawDocument.ts';
import { readLink } from '#api/http/readLink.ts';
import { printJobSchema } from '#api/wire/itemWire.ts';
import { routingSchema } from '#api/wire/routingWire.ts';
import type { Routing } from '#domain/actions/routing.ts';
import type { PrintJob } from '#domain/item/item.ts';
import type { ProductConfiguration } from '#domain/item/itemLinkList.ts';
import type { RelatedItem } from '#domain/item/relatedItem.ts';
import { firstLink } from '#domain/links/links.ts';
import type { Money } from '#domain/money.ts';

const WireRelatedItem = linkedObject({ itemId: id, orderId: idOrEmpty });
const WireConfiguration = v.object({ productVersion: coercedText });
const WirePrice = v.object({ amount: amount, currency: text });

function toRelatedItem({ itemId, orderId, _links }: v.InferOutput<typeof WireRelatedItem>): RelatedItem {
  return { itemId, orderId, page: firstLink(_links, 'orderOperations')?.href ?? null };
}

function toMoney({ amount: value, currency }: v.InferOutput<typeof WirePrice>): Money | null {
  return value === null ? null : { amount: value, currency };
}

/** Reads the resources that an item links to (docs/platform/item-links.md). */
export function itemLinksClient(http: Http) {
  return {
    /** An item that is related to another one, such as the original of a reorder. */
    relatedItem: (href: string, options: ReadOptions = {}): Promise<RelatedItem> =>
      readLink(http, href, createReader(WireRelatedItem, toRelatedItem), options),

    productConfiguration: (href: string, options: ReadOptions = {}): Promise<ProductConfiguration> =>
      readLink(http, href, (body) => v.parse(WireConfiguration, body), options),

    routing: (href: string, options: ReadOptions = {}): Promise<Routing> =>
      readLink(http, href, (body) => v.parse(routingSchema, body), options),

    /** The buyer's price for the product or the shipping; null if the response contains no amount. */
    buyerPrice: (href: string, options: ReadOptions = {}): Promise<Money | null> =>
      readLink(http, href, createReader(WirePrice, toMoney), options),

    printJob: (href: string, options: ReadOptions = {}): Promise<PrintJob> =>
      readLink(http, href, (body) => v.parse(printJobSchema, body), options),

    /** Any JSON document, unchanged, for the JSON viewer. */
    document: (href: string, options: ReadOptions = {}): Promise<unknown> =>
      readLink(http, href, readRawDocument, options),
  };
}
