import { HOUR_MS, toIso } from '#domain/time/time.ts';
import type { ItemDocument } from '../documents.ts';
import { changeHref, changeRequestsHref, itemReference } from '../links.ts';
import { CLIENTS } from '../people.ts';
import type { ChangeRequestDocument, OrderRecord } from '../records.ts';

const CHANGES = ['delivery', 'artwork', 'shipmentRequirement'].flatMap((type) =>
  ['accepted', 'rejected', 'preparing', 'transferred'].map((state) => ({ type, state })),
);

function changeRequest(
  record: OrderRecord,
  type: string,
  state: string,
  index: number,
): ChangeRequestDocument {
  const item = record.items[0] as ItemDocument;
  const changeRequestId = `20000000-0000-4000-a000-${String(index).padStart(12, '0')}`;
  const createdAt = toIso(Date.parse(record.order?.createdDate ?? '') + index * HOUR_MS);
  const link = (what: 'deliveryRequest' | 'pickupPoint') => ({
    href: changeHref(item.itemId, changeRequestId, what),
  });
  const isPickup = state === 'rejected';
  const address = {
    ...item.destinationAddress,
    street1: 'Molenlaan 7',
    city: 'Utrecht',
    postalCode: '3512 AB',
  };
  const requested = {
    delivery: {
      destinationAddress: address,
      _links: {
        deliveryRequest: link('deliveryRequest'),
        ...(isPickup && { pickupPoint: link('pickupPoint') }),
      },
    },
    artwork: { documentReferenceUrl: `https://documents.simulated.example/v3/documents/changed-${index}` },
    shipmentRequirement: {
      localPromisedArrivalDate: item.localPromisedArrivalDate ?? null,
      deliveryConstraints: { deliverUntil: '12:00' },
    },
  }[type];
  return {
    changeRequestId,
    changeDetails: { changeType: type },
    changeFrom: 'merchant',
    requestStatus: { state, itemStatus: { [item.itemId]: state } },
    createdAt,
    modifiedAt: createdAt,
    createdOnBehalfOf: Object.keys(CLIENTS)[index % 2] ?? null,
    requested: requested ?? {},
    previous: { destinationAddress: item.destinationAddress ?? null },
    _links: index === 0 ? { preferredOrder: { href: itemReference(item.itemId) } } : {},
    _embedded: { items: record.items.map(({ itemId }) => ({ itemId })) },
  };
}

/**
 * Replaces the change requests with one of every type in every state. All items link to them, and the first
 * two items link to each other.
 */
export function withAllChangeRequests(record: OrderRecord): OrderRecord {
  record.changeRequests = CHANGES.map(({ type, state }, index) => changeRequest(record, type, state, index));
  const [own, other] = record.items;
  for (const item of record.items) {
    item.hasDeliveryChange = true;
    item._links = { ...item._links, changeRequests: { href: changeRequestsHref(item.itemId) } };
  }
  if (own && other) {
    own._links = { ...own._links, reorderChangeRequestItem: { href: itemReference(other.itemId) } };
    other._links = { ...other._links, reorderCreatedByChangeRequest: { href: itemReference(own.itemId) } };
  }
  return record;
}
