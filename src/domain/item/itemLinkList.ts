import { entriesOf } from '#domain/byKey.ts';
import { firstLink, type Link } from '#domain/links.ts';
import { RELATED_ITEM_RELS } from '#domain/order/relatedItem.ts';
import type { Item } from './item.ts';

/** Links to external pages for users (docs/platform/item-links.md). */
const PAGE_RELS = [
  'ecommerce',
  'product-manager',
  'fulfillerProduction',
  'buyerAccount',
  'sellerAccount',
] as const;

/** Links to documents of the platform, which open in the JSON viewer. */
const DOCUMENT_RELS = [
  'self',
  'productConfiguration',
  'fulfillmentConfiguration',
  'routingRequest',
  'routingDecision',
  'shipmentPlanningAnalysis',
  'cartEvaluation',
  'deliveryDateCollection',
  'buyerProductPrice',
  'buyerShippingPrice',
  'printJob',
  'fulfillerQuoteItem',
  'changeRequests',
] as const;

/** An item's link in the list of additional links; `rel` may be an unknown name. */
export interface ItemLink extends Link {
  rel: string;
  /** Its index among the links of its relation. */
  index: number;
  kind: 'page' | 'document';
}

function isOneOf(rels: readonly string[], rel: string): boolean {
  return rels.includes(rel);
}

const KNOWN_RELS: readonly string[] = [...PAGE_RELS, ...DOCUMENT_RELS];
type KnownRel = (typeof PAGE_RELS)[number] | (typeof DOCUMENT_RELS)[number];

/** Whether the console has a name for the relation; others are shown as they are. */
export function isKnownRel(rel: string): rel is KnownRel {
  return KNOWN_RELS.includes(rel);
}

function rankOf(rel: string): number {
  const known = KNOWN_RELS.indexOf(rel);
  return known < 0 ? KNOWN_RELS.length : known;
}

/**
 * The item's links to anything but other items and shipments (S2.81 'additional links'): pages first, and unknown
 * relations last, as documents. A relation with several links gives one entry per link.
 */
export function additionalLinks(item: Item): ItemLink[] {
  const elsewhere = [...RELATED_ITEM_RELS, 'shipments'];
  return entriesOf(item.links)
    .filter(([rel]) => !isOneOf(elsewhere, rel))
    .flatMap(([rel, links]) =>
      links.map(
        (link, index): ItemLink => ({
          ...link,
          rel,
          index,
          kind: isOneOf(PAGE_RELS, rel) ? 'page' : 'document',
        }),
      ),
    )
    .sort((a, b) => rankOf(a.rel) - rankOf(b.rel));
}

/** The number of additional links to show: the item's links, its document and its print-ready file. */
export function additionalLinkCount(item: Item): number {
  const files = [item.documentReferenceUrl, item.manufacturingReadyDataUrl].filter((url) => url !== '');
  return additionalLinks(item).length + files.length;
}

/** The URL of the item's product configuration, or null; its version and manufacturing data depend on it. */
export function productConfigurationHref(item: Item): string | null {
  return firstLink(item.links, 'productConfiguration')?.href ?? null;
}
