import { HOUR_MS, toIso } from '#domain/time/time.ts';
import type { AddressDocument } from '../documents.ts';
import { changeHref } from '../links.ts';
import { CLIENTS, PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';
import type { ChangeDataDocument, ChangeRequestDocument } from '../records.ts';
import { makeAddress } from './addresses.ts';
import type { OrderPlan } from './plan.ts';
import type { ItemPlan } from './planItem.ts';

const STATES = { accepted: 5, rejected: 2, preparing: 2, transferred: 1 };

interface ChangeData {
  requested: ChangeDataDocument;
  previous: ChangeDataDocument;
}

function deliveryChange(
  item: ItemPlan,
  id: string,
  plan: OrderPlan,
  address: AddressDocument,
  random: Random,
): ChangeData {
  const isPickup = random.chance(0.3);
  const wanted = makeAddress(plan.country, plan.customerName, random);
  return {
    requested: {
      destinationAddress: wanted,
      _links: {
        deliveryRequest: { href: changeHref(item.itemId, id, 'deliveryRequest') },
        ...(isPickup && { pickupPoint: { href: changeHref(item.itemId, id, 'pickupPoint') } }),
      },
    },
    previous: { destinationAddress: address },
  };
}

function artworkChange(random: Random): ChangeData {
  const url = () => `https://documents.simulated.example/v3/documents/${random.uuid()}`;
  return { requested: { documentReferenceUrl: url() }, previous: { documentReferenceUrl: url() } };
}

function requirementChange(plan: OrderPlan, item: ItemPlan): ChangeData {
  const promised = plan.groups[item.group]?.localPromise ?? null;
  return {
    requested: {
      localPromisedArrivalDate: promised,
      deliveryConstraints: { deliverFrom: '09:00', deliverUntil: '12:00', callBefore: true },
    },
    previous: { localPromisedArrivalDate: promised, deliveryConstraints: null },
  };
}

function changeData(
  type: string,
  id: string,
  plan: OrderPlan,
  item: ItemPlan,
  address: AddressDocument,
  random: Random,
) {
  if (type === 'delivery') return deliveryChange(item, id, plan, address, random);
  return type === 'artwork' ? artworkChange(random) : requirementChange(plan, item);
}

function makeChangeRequest(
  type: string,
  plan: OrderPlan,
  item: ItemPlan,
  address: AddressDocument,
  random: Random,
): ChangeRequestDocument {
  const changeRequestId = random.uuid();
  const state = random.weighted(STATES);
  const createdAt = Math.round((plan.createdAt + item.reachedAt) / 2);
  const hasResponse = state === 'accepted' || state === 'rejected';
  return {
    changeRequestId,
    changeDetails: { changeType: type },
    changeFrom: random.pick(['merchant', 'customer', 'platform']),
    requestStatus: { state, itemStatus: { [item.itemId]: random.chance(0.9) ? state : 'accepted' } },
    createdAt: toIso(createdAt),
    modifiedAt: toIso(createdAt + (hasResponse ? 2 * HOUR_MS : 0)),
    createdOnBehalfOf: random.pick([
      PEOPLE.merchantOperator.sub,
      PEOPLE.staff.sub,
      ...Object.keys(CLIENTS),
      null,
    ]),
    ...changeData(type, changeRequestId, plan, item, address, random),
    _links: {},
    _embedded: { items: [{ itemId: item.itemId }] },
  };
}

/** Generates the change requests of an order (S3.38): one for each type that an item lists. */
export function makeChangeRequests(
  plan: OrderPlan,
  addresses: readonly AddressDocument[],
  random: Random,
): ChangeRequestDocument[] {
  return plan.items.flatMap((item) =>
    item.changeRequestTypes.map((type) =>
      makeChangeRequest(type, plan, item, addresses[item.group] ?? {}, random),
    ),
  );
}
