import type { PlacedGroup, Placement } from '#domain/actions/reorderPlacement.ts';
import type { MerchantOrderGroup } from '#domain/order/merchantOrder.ts';

type Document = Readonly<Record<string, unknown>>;

/**
 * The platform assigns these fields when it accepts an order, so a request must not contain them
 * (docs/platform/merchant-order.md).
 */
const GIVEN_BY_PLATFORM = ['orderId', 'fulfillmentGroupId', 'itemId', '_links', 'links'];

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null;
}

/** The readable documents of a list, with the same indexes as in the parsed order. */
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

/** The fields whose value differs from the one that was read, so that all others stay as they were sent (R35). */
function changes<T extends object>(fields: T, read: Partial<T> | undefined): Document {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== read?.[name as keyof T]),
  );
}

/** Both promise dates if one of them moves. One that cannot be read is left out: it would contradict the other. */
function movedPromise(group: PlacedGroup, read: MerchantOrderGroup | undefined): Document {
  const { promisedArrivalDate, localPromisedArrivalDate } = group;
  const moved = changes({ promisedArrivalDate, localPromisedArrivalDate }, read);
  if (Object.keys(moved).length === 0) return {};
  return {
    promisedArrivalDate: promisedArrivalDate ?? undefined,
    localPromisedArrivalDate: localPromisedArrivalDate ?? undefined,
  };
}

function fromGroup(
  group: PlacedGroup,
  source: Document | undefined,
  read: MerchantOrderGroup | undefined,
): Document {
  const items = documents(source?.items);
  return {
    ...withoutGiven(source),
    ...movedPromise(group, read),
    items: group.items.map(({ index, merchantItemId, originalItem }) => ({
      ...withoutGiven(items[index]),
      ...changes({ merchantItemId }, read?.items[index]),
      ...link('originalItem', originalItem),
    })),
  };
}

/**
 * The body of a reorder: the order as the merchant placed it, with the placement's changes and without the
 * fields that the platform assigns.
 */
export function toPlacementBody({ source, ...placement }: Placement): Document {
  const groups = documents(source.document.fulfillmentGroups);
  const { merchantOrderId, merchantCustomerId } = placement;
  return {
    ...withoutGiven(source.document),
    ...changes({ merchantOrderId, merchantCustomerId }, source),
    fulfillmentGroups: placement.groups.map((group) =>
      fromGroup(group, groups[group.index], source.groups[group.index]),
    ),
    ...link('originalOrder', placement.originalOrder),
  };
}
