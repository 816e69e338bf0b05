import type { PlacedGroup, Placement } from '#domain/order/placement.ts';

type Document = Readonly<Record<string, unknown>>;

/**
 * The platform assigns these fields when it accepts an order, so a request must not contain them
 * (docs/platform/merchant-order.md).
 */
const GIVEN_BY_PLATFORM = ['orderId', 'fulfillmentGroupId', 'itemId', '_links', 'links'];

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null;
}

/**
 * The readable documents of a list. Their indexes match those of the parsed order, which leaves out the same
 * unreadable entries.
 */
function documents(value: unknown): Document[] {
  return Array.isArray(value) ? value.filter(isDocument) : [];
}

function withoutGiven(document: Document | undefined): Document {
  const kept = Object.entries(document ?? {}).filter(([name]) => !GIVEN_BY_PLATFORM.includes(name));
  return Object.fromEntries(kept);
}

function link(rel: string, href: string | null): Document {
  return href === null ? {} : { _links: { [rel]: { href } } };
}

function fromGroup(group: PlacedGroup, source: Document | undefined): Document {
  const items = documents(source?.items);
  return {
    ...withoutGiven(source),
    promisedArrivalDate: group.promisedArrivalDate,
    localPromisedArrivalDate: group.localPromisedArrivalDate,
    items: group.items.map((item) => ({
      ...withoutGiven(items[item.index]),
      merchantItemId: item.merchantItemId,
      ...link('originalItem', item.originalItem),
    })),
  };
}

/**
 * The body of a reorder: the order as the merchant placed it, with the placement's changes and without the
 * fields that the platform assigns.
 */
export function toPlacementBody({ source, ...placement }: Placement): Document {
  const groups = documents(source.document.fulfillmentGroups);
  return {
    ...withoutGiven(source.document),
    merchantOrderId: placement.merchantOrderId,
    merchantCustomerId: placement.merchantCustomerId,
    fulfillmentGroups: placement.groups.map((group) => fromGroup(group, groups[group.index])),
    ...link('originalOrder', placement.originalOrder),
  };
}
