import { entriesOf } from '#domain/byKey.ts';
import { firstLink, isTrustedUrl, type Link, parseUrl } from '#domain/links/links.ts';
import type { Item } from './item.ts';
import { RELATED_ITEM_RELS } from './relatedItem.ts';

/** A product configuration (S7.22). */
export interface ProductConfiguration {
  productVersion: string;
}

/** Links to external pages for users (docs/platform/item-links.md). */
const PAGE_RELS = [
  'ecommerce',
  'product-manager',
  'fulfillerProduction',
  'buyerAccount',
  'sellerAccount',
] as const;

/** Links to platform documents, which open in the JSON viewer. */
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

/** One link in an item's list of additional links; `rel` may be unknown to the console. */
export interface ItemLink extends Link {
  rel: string;
  /** The index among the links with the same relation. */
  index: number;
  kind: 'page' | 'document';
}

function isOneOf(rels: readonly string[], rel: string): boolean {
  return rels.includes(rel);
}

const KNOWN_RELS: readonly string[] = [...PAGE_RELS, ...DOCUMENT_RELS];
type KnownRel = (typeof PAGE_RELS)[number] | (typeof DOCUMENT_RELS)[number];

/** Whether the console has a name for the relation; it shows other relations by their raw names. */
export function isKnownRel(rel: string): rel is KnownRel {
  return KNOWN_RELS.includes(rel);
}

function rankOf(rel: string): number {
  const known = KNOWN_RELS.indexOf(rel);
  return known < 0 ? KNOWN_RELS.length : known;
}

/** All links except those to other items and shipments. */
function otherLinks(item: Item): Omit<ItemLink, 'kind'>[] {
  const elsewhere = [...RELATED_ITEM_RELS, 'shipments'];
  return entriesOf(item.links)
    .filter(([rel]) => !isOneOf(elsewhere, rel))
    .flatMap(([rel, links]) => links.map((link, index) => ({ ...link, rel, index })));
}

/** R45: the console cannot load a document from another origin, so such a link is a page. */
function kindOf(rel: string, href: string, platformOrigins: readonly string[]): ItemLink['kind'] {
  if (isOneOf(PAGE_RELS, rel)) return 'page';
  const url = parseUrl(href);
  return url && isTrustedUrl(url, platformOrigins) ? 'document' : 'page';
}

/**
 * The item's additional links (S2.81): all links except those to other items and shipments. The relations of
 * pages come first, then those of documents, then unknown ones. Only a link to one of `platformOrigins` is a
 * document.
 */
export function additionalLinks(item: Item, platformOrigins: readonly string[]): ItemLink[] {
  return otherLinks(item)
    .map((link): ItemLink => ({ ...link, kind: kindOf(link.rel, link.href, platformOrigins) }))
    .sort((a, b) => rankOf(a.rel) - rankOf(b.rel));
}

/** The number of additional links, including the document and the print-ready file. */
export function additionalLinkCount(item: Item): number {
  const files = [item.documentReferenceUrl, item.manufacturingReadyDataUrl].filter((url) => url !== '');
  return otherLinks(item).length + files.length;
}

/** The URL of the item's product configuration, or null. */
export function productConfigurationHref(item: Item): string | null {
  return firstLink(item.links, 'productConfiguration')?.href ?? null;
}
