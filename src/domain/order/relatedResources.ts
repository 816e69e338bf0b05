import { orderIdInEvent } from '#domain/actions/externalReorders.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import type { Item, LinkedResource } from '#domain/item/item.ts';
import { type Link, type Links, linksOf, resourceId } from '#domain/links.ts';
import { orderPath } from '#domain/paths.ts';
import type { Claim } from './claim.ts';
import type { Order } from './order.ts';
import { orderModalPath } from './orderModal.ts';

/** The kinds of related resources (S2.72); each is a row of the summary. */
export const RELATED_KINDS = [
  'claims',
  'complaints',
  'reorderClaim',
  'reorderComplaint',
  'reorders',
  'originalOrder',
  'fulfillerQuotes',
] as const;
export type RelatedKind = (typeof RELATED_KINDS)[number];

const QUOTE_REL = 'fulfillerQuoteItem';

/** A related resource with its name and, if known, the page that shows it. */
export interface RelatedResource {
  kind: RelatedKind;
  label: string;
  /** A path of this console, or null. */
  path: string | null;
  /**
   * URL of an external page, or null. It comes from the platform, so the console checks it before the user
   * can follow it.
   */
  page: string | null;
}

/**
 * The name of a link, or else the ID of its target. The path of a URL with a query or fragment may be that of
 * a page that shows many resources, so it is no name.
 */
function linkLabel({ name, href }: Link): string {
  return name || (/[?#]/.test(href) ? null : resourceId(href)) || href;
}

function fromLinks(kind: RelatedKind, links: Links): RelatedResource[] {
  return linksOf(links, kind).map((link) => ({
    kind,
    label: linkLabel(link),
    path: null,
    page: link.href,
  }));
}

/**
 * S3.29: the quotes that the items link to; empty if the order itself links to its quotes. Such a link leads
 * to a platform document, which the JSON viewer opens.
 */
function quotesOfItems({ orderId, items, links }: Order): RelatedResource[] {
  if (linksOf(links, 'fulfillerQuotes').length > 0) return [];
  return items.flatMap(({ itemId, links: ofItem }) =>
    linksOf(ofItem, QUOTE_REL).map((link, index) => ({
      kind: 'fulfillerQuotes',
      label: linkLabel(link),
      path: orderModalPath(orderId, 'itemJson', { itemId, rel: QUOTE_REL, index }),
      page: null,
    })),
  );
}

function fromItems(kind: RelatedKind, items: readonly Item[], of: (item: Item) => LinkedResource[]) {
  return items.flatMap(of).map(({ id, href }): RelatedResource => {
    return { kind, label: id, path: null, page: href || null };
  });
}

function fromClaims(kind: RelatedKind, claims: readonly Claim[]): RelatedResource[] {
  return claims.map(({ id, page }) => ({ kind, label: id, path: null, page }));
}

function reorders(claims: readonly Claim[]): RelatedResource[] {
  return claims
    .flatMap((claim) => claim.reorders)
    .map(({ orderId, itemId }) => ({
      kind: 'reorders' as const,
      label: orderId,
      path: orderPath(orderId, itemId || undefined),
      page: null,
    }));
}

/**
 * The reorders that events report. An event reports a reorder long before a claim contains it, and some
 * claims never do.
 */
function reordersInEvents(events: readonly OrderEvent[]): RelatedResource[] {
  return events.flatMap((event): RelatedResource[] => {
    const orderId = event.eventType === 'reorderCreated' ? orderIdInEvent(event) : '';
    return orderId === '' ? [] : [{ kind: 'reorders', label: orderId, path: orderPath(orderId), page: null }];
  });
}

/** The IDs of the reorders that these claims and events report, without duplicates. */
export function reorderIds(claims: readonly Claim[], events: readonly OrderEvent[]): string[] {
  return [...new Set([...reorders(claims), ...reordersInEvents(events)].map(({ label }) => label))];
}

function originals(links: Links): RelatedResource[] {
  return linksOf(links, 'originalOrder').flatMap(({ href }): RelatedResource[] => {
    const orderId = resourceId(href);
    return orderId === null
      ? []
      : [{ kind: 'originalOrder', label: orderId, path: orderPath(orderId), page: null }];
  });
}

/** Keeps the first resource with each name, but prefers one with a page or path. */
function distinct(found: readonly RelatedResource[]): RelatedResource[] {
  const byName = new Map<string, RelatedResource>();
  for (const one of found) {
    const known = byName.get(one.label);
    if (!known || (!known.page && !known.path)) byName.set(one.label, one);
  }
  return [...byName.values()];
}

/** The order's related resources by kind, without duplicates: from links, items, claims and events. */
export function relatedResources(
  order: Order,
  claims: readonly Claim[],
  complaints: readonly Claim[],
  events: readonly OrderEvent[],
): RelatedResource[] {
  const { links, items } = order;
  const byKind: Record<RelatedKind, RelatedResource[]> = {
    claims: [
      ...fromClaims('claims', claims),
      ...fromLinks('claims', links),
      ...fromItems('claims', items, (item) => item.claims),
    ],
    complaints: [
      ...fromClaims('complaints', complaints),
      ...fromLinks('complaints', links),
      ...fromItems('complaints', items, (item) => item.complaints),
    ],
    reorderClaim: [
      ...fromLinks('reorderClaim', links),
      ...fromItems('reorderClaim', items, (item) => item.claimReorders),
    ],
    reorderComplaint: [
      ...fromLinks('reorderComplaint', links),
      ...fromItems('reorderComplaint', items, (item) => item.complaintReorders),
    ],
    reorders: [...reorders([...claims, ...complaints]), ...reordersInEvents(events)],
    originalOrder: originals(links),
    fulfillerQuotes: [...fromLinks('fulfillerQuotes', links), ...quotesOfItems(order)],
  };
  return RELATED_KINDS.flatMap((kind) => distinct(byKind[kind]));
}
