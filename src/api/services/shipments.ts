import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { amount, createReader, id, idOrEmpty, instant, list, orNull, text } from '#api/http/lenient.ts';
import { readLink } from '#api/http/readLink.ts';
import { addressOrNullSchema } from '#api/wire/addressWire.ts';
import { recipientName } from '#domain/address/recipient.ts';
import type { Dimensions, Package, Shipment, Weight } from '#domain/delivery/shipment.ts';

const WirePackage = v.object({
  trackingId: idOrEmpty,
  trackingUrl: text,
  trackingStatus: text,
  dimensions: orNull(v.object({ x: amount, y: amount, z: amount, unit: text })),
  weight: orNull(v.object({ value: amount, unit: text })),
  items: list(v.object({ mcpItemId: id, quantity: amount })),
});

const WireShipment = v.object({
  shipmentId: id,
  status: text,
  shipmentCreationDateTime: instant,
  packedDateTime: instant,
  carrierServiceKey: idOrEmpty,
  destinationAddress: addressOrNullSchema,
  items: list(v.object({ itemId: id, quantity: amount })),
  packages: list(WirePackage),
});

/** The package's dimensions; null if any is missing, because users could not tell which one is. */
function toDimensions(wire: v.InferOutput<typeof WirePackage>['dimensions']): Dimensions | null {
  if (wire?.x == null || wire.y === null || wire.z === null) return null;
  return { x: wire.x, y: wire.y, z: wire.z, unit: wire.unit };
}

function toWeight(wire: v.InferOutput<typeof WirePackage>['weight']): Weight | null {
  return wire?.value == null ? null : { value: wire.value, unit: wire.unit };
}

function toPackage({ dimensions, weight, items, ...same }: v.InferOutput<typeof WirePackage>): Package {
  return {
    ...same,
    dimensions: toDimensions(dimensions),
    weight: toWeight(weight),
    items: items.map(({ mcpItemId, quantity }) => ({ itemId: mcpItemId, quantity })),
  };
}

function toShipment({ destinationAddress, packages, ...same }: v.InferOutput<typeof WireShipment>): Shipment {
  return { ...same, recipient: recipientName(destinationAddress), packages: packages.map(toPackage) };
}

export function shipmentsClient(http: Http) {
  return {
    /** The shipment that an item links to (S7.22). */
    shipment: (href: string, options: ReadOptions = {}): Promise<Shipment> =>
      readLink(http, href, createReader(WireShipment, toShipment), options),
  };
}
