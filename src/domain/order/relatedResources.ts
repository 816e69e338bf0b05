import { orderIdInEvent } from '#domain/actions/reordersOfOthers.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import type { Item, LinkedResource } from '#domain/item/item.ts';
import { resourceId } from '#domain/links/linkedIds.ts';
import { type Link, type Links, linksOf } from '#domain/links/links.ts';
import { distinctIds } from '#domain/sameId.ts';
import type { Claim } from './claim.ts';
import type { Order } from './order.ts';

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

/**
 * The target of a related resource: an order with one open item (none if `itemId` is ''), a document that an
 * item links to, or an external page. Its URL comes from the platform, so the console checks it before the user
 * can follow it.
 */
type RelatedTarget =
  | { kind: 'order'; orderId: string; itemId: string }
  | { kind: 'document'; itemId: string; rel: string; index: number }
  | { kind: 'page'; href: string };

/** A related resource with its name and what it opens; null if that is unknown. */
export interface RelatedResource {
  kind: RelatedKind;
  label: string;
  target: RelatedTarget | null;
}

function toPage(href: string | null): RelatedTarget | null {
  return href ? { kind: 'page', href } : null;
}

function toOrder(kind: RelatedKind, orderId: string, itemId = ''): RelatedResource {
  return { kind, label: orderId, target: { kind: 'order', orderId, itemId } };
}

/**
 * The name of a link, or else the ID of its target. The path of a URL with a query or fragment may be that of
 * a page that shows many resources, so it is no name.
 */
function linkLabel({ name, href }: Link): string {
  return name || (/[?#]/.test(href) ? null : resourceId(href)) || href;
}

function fromLinks(kind: RelatedKind, links: Links): RelatedResource[] {
  return linksOf(links, kind).map((link) => ({ kind, label: linkLabel(link), target: toPage(link.href) }));
}

/**
 * S3.29: the quotes that the items link to; empty if the order itself links to its quotes. Such a link leads
 * to a platform document, which the JSON viewer opens.
 */
function quotesOfItems({ items, links }: Order): RelatedResource[] {
  if (linksOf(links, 'fulfillerQuotes').length > 0) return [];
  return items.flatMap(({ itemId, links: ofItem }) =>
    linksOf(ofItem, QUOTE_REL).map((link, index) => ({
      kind: 'fulfillerQuotes',
      label: linkLabel(link),
      target: { kind: 'document', itemId, rel: QUOTE_REL, index },
    })),
  );
}

function fromItems(kind: RelatedKind, items: readonly Item[], of: (item: Item) => LinkedResource[]) {
  return items.flatMap(of).map(({ id, href }): RelatedResource => {
    return { kind, label: id, target: toPage(href) };
  });
}

function fromClaims(kind: RelatedKind, claims: readonly Claim[]): RelatedResource[] {
  return claims.map(({ id, page }) => ({ kind, label: id, target: toPage(page) }));
}

function reorders(claims: readonly Claim[]): RelatedResource[] {
  return claims
    .flatMap((claim) => claim.reorders)
    .map(({ orderId, itemId }) => toOrder('reorders', orderId, itemId));
}

/**
 * The reorders that events report. An event reports a reorder long before a claim contains it, and some
 * claims never do.
 */
function reordersInEvents(events: readonly OrderEvent[]): RelatedResource[] {
  return events.flatMap((event): RelatedResource[] => {
    const orderId = event.eventType === 'reorderCreated' ? orderIdInEvent(event) : '';
    return orderId === '' ? [] : [toOrder('reorders', orderId)];
  });
}

/** The IDs of the reorders that these claims and events report, without duplicates. */
export function reorderIds(claims: readonly Claim[], events: readonly OrderEvent[]): string[] {
  return distinctIds([...reorders(claims), ...reordersInEvents(events)].map(({ label }) => label));
}

function originals(links: Links): RelatedResource[] {
  return linksOf(links, 'originalOrder').flatMap(({ href }): RelatedResource[] => {
    const orderId = resourceId(href);
    return orderId === null ? [] : [toOrder('originalOrder', orderId)];
  });
}

/** Keeps the first resource with each name in any letter case (R433), but prefers one that opens something. */
function distinct(found: readonly RelatedResource[]): RelatedResource[] {
  const byName = new Map<string, RelatedResource>();
  for (const one of found) {
    const name = one.label.toLowerCase();
    if (!byName.get(name)?.target) byName.set(name, one);
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
