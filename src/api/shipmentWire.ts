import * as v from 'valibot';
import type { Shipment, ShipmentPackage } from '#domain/shipment.ts';
import { addressOrNull } from './addressWire.ts';
import { amount, id, instant, list, orNull, text } from './lenient.ts';

const WirePackage = v.object({
  trackingId: text,
  trackingUrl: text,
  trackingStatus: text,
  dimensions: orNull(v.object({ x: amount, y: amount, z: amount, unit: text })),
  weight: orNull(v.object({ value: amount, unit: text })),
  items: list(v.object({ mcpItemId: id, quantity: amount })),
});

/** A shipment as its link answers it (contract, section 3): only `shipmentId` is certain. */
const WireShipment = v.object({
  shipmentId: id,
  status: text,
  shipmentCreationDateTime: instant,
  packedDateTime: instant,
  carrierServiceKey: text,
  destinationAddress: addressOrNull,
  items: list(v.object({ itemId: id, quantity: amount })),
  packages: list(WirePackage),
});

function toPackage({ weight, items, ...same }: v.InferOutput<typeof WirePackage>): ShipmentPackage {
  return {
    ...same,
    weight: weight?.value == null ? null : { value: weight.value, unit: weight.unit },
    items: items.map(({ mcpItemId, quantity }) => ({ itemId: mcpItemId, quantity })),
  };
}

export const shipment = v.pipe(
  WireShipment,
  v.transform(({ packages, ...same }): Shipment => ({ ...same, packages: packages.map(toPackage) })),
);
