import * as v from 'valibot';
import {
  id,
  idOrEmpty,
  instant,
  linkedObject,
  list,
  localTime,
  orNull,
  record,
  text,
} from '#api/http/lenient.ts';
import { addressLines } from '#domain/address/addressText.ts';
import { entriesOf, lookUp } from '#domain/byKey.ts';
import type { DeliveryRequest } from '#domain/delivery/deliveryRequest.ts';
import type { ChangeRequest, ChangeRequestData, PickupPoint } from '#domain/event/changeRequest.ts';
import { canonical } from '#domain/fingerprint.ts';
import { firstLink } from '#domain/links/links.ts';
import { addressOrNullSchema, toAddress, WireAddress } from './addressWire.ts';

const WireData = linkedObject({
  destinationAddress: addressOrNullSchema,
  localPromisedArrivalDate: localTime,
  deliveryConstraints: record(v.unknown()),
  documentReferenceUrl: text,
});
const NO_DATA = v.parse(WireData, {});

const WireChangeRequest = linkedObject({
  changeRequestId: idOrEmpty,
  changeDetails: orNull(v.object({ changeType: text })),
  changeFrom: text,
  requestStatus: orNull(v.object({ state: text, itemStatus: record(v.string()) })),
  createdAt: instant,
  modifiedAt: instant,
  createdOnBehalfOf: idOrEmpty,
  requested: v.fallback(WireData, NO_DATA),
  previous: v.fallback(WireData, NO_DATA),
  _embedded: orNull(v.object({ items: list(v.object({ itemId: id })) })),
});

/** R374: a constraint that is null counts only if it removes one of `previous`. */
function toData(
  wire: v.InferOutput<typeof WireData>,
  previous: v.InferOutput<typeof WireData>['deliveryConstraints'] = {},
): ChangeRequestData {
  const { _links, deliveryConstraints, ...same } = wire;
  const constraints = entriesOf(deliveryConstraints).filter(
    ([name, value]) => value !== null || (lookUp(previous, name) ?? null) !== null,
  );
  return {
    ...same,
    deliveryConstraints: constraints.map(([name, value]) => ({
      name,
      // R568: the screen compares these texts.
      value: value === null || typeof value === 'string' ? value : JSON.stringify(canonical(value)),
    })),
    deliveryRequestHref: firstLink(_links, 'deliveryRequest')?.href ?? null,
    pickupPointHref: firstLink(_links, 'pickupPoint')?.href ?? null,
  };
}

/**
 * A change request with its raw document, which the screen shows if details cannot be loaded (S8.24); null if
 * the document is unreadable.
 */
export const changeRequestSchema = v.pipe(
  v.unknown(),
  v.transform((document): ChangeRequest | null => {
    const parsed = v.safeParse(WireChangeRequest, document);
    if (!parsed.success) return null;
    const { changeDetails, requestStatus, requested, previous, _links, _embedded, ...same } = parsed.output;
    return {
      ...same,
      changeType: changeDetails?.changeType ?? '',
      state: requestStatus?.state ?? '',
      itemStates: requestStatus?.itemStatus ?? {},
      requested: toData(requested, previous.deliveryConstraints),
      previous: toData(previous),
      preferredOrder: firstLink(_links, 'preferredOrder'),
      itemIds: (_embedded?.items ?? []).map((item) => item.itemId),
      document,
    };
  }),
);

const WirePlace = v.pipe(
  v.object({ addressType: text, url: text, ...WireAddress.entries }),
  v.transform(({ addressType, url, ...wire }) => ({ addressType, url, address: toAddress(wire) })),
);
const WireDeliveryRequest = v.object({ destinationAddress: orNull(WirePlace) });

/** The address in a delivery request; null if it is missing or empty, which is an error (S8.26). */
export function readDeliveryRequest(body: unknown): DeliveryRequest | null {
  const { destinationAddress } = v.parse(WireDeliveryRequest, body);
  return destinationAddress && addressLines(destinationAddress.address).length > 0
    ? destinationAddress
    : null;
}

export function readPickupPoint(body: unknown): PickupPoint {
  const { url, address } = v.parse(WirePlace, body);
  return { url, address };
}
