import { HOUR_MS, toIso } from '#domain/time/time.ts';
import { trackingUrl } from '../data/carriers.ts';
import type { AddressDocument } from '../documents.ts';
import type { Random } from '../random.ts';
import type { ShipmentDocument } from '../records.ts';
import { fullName } from './addresses.ts';
import { stageOf } from './orderPeriod.ts';
import type { OrderPlan } from './plan.ts';
import type { ItemPlan } from './planItem.ts';

const TRACKING: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  shipped: { 'READY-TO-DISPATCH': 4, DISPATCHED: 6 },
  partlyShipped: { DISPATCHED: 1 },
  inTransit: { 'RECEIVED-BY-CARRIER': 3, 'IN-TRANSIT': 9, EXCEPTIONS: 1.2, 'NOT-FOUND': 0.4 },
  outForDelivery: { 'OUT-FOR-DELIVERY': 1 },
  delivered: { DELIVERED: 1 },
  cancelledShipped: { CANCELLED: 2, 'IN-TRANSIT': 1 },
};

/** The ID of a shipment, derived from the short ID of its first item. */
export function shipmentIdOf(shortItemId: string): string {
  return `SH-${shortItemId.slice(1)}`;
}

/** The data of a shipment that an item contains. */
export function linkedShipment({
  shipmentId,
  shipmentCreationDateTime,
  carrierServiceKey,
}: ShipmentDocument) {
  return { shipmentId, shipmentCreationDateTime, carrierServiceKey };
}

function isShipped(item: ItemPlan): boolean {
  return stageOf(item.stage).at === 'fulfilled';
}

function shippedQuantity(item: ItemPlan): number {
  return Math.ceil(item.quantity * (stageOf(item.stage).part ?? 1));
}

function makePackages(items: readonly ItemPlan[], carrier: string, status: string, random: Random) {
  const isNew = status === 'READY-TO-DISPATCH';
  const trackingId = isNew ? '' : `${random.code(2)}${random.digits(12)}`;
  return [
    {
      trackingId,
      trackingUrl: isNew ? '' : trackingUrl(carrier, trackingId),
      trackingStatus: status,
      dimensions: { x: random.int(12, 60), y: random.int(8, 45), z: random.int(2, 30) + 0.125, unit: 'cm' },
      weight: { value: random.int(2, 240) / 10, unit: 'kg' },
      items: items.map((item) => ({ mcpItemId: item.shortItemId, quantity: shippedQuantity(item) })),
    },
  ];
}

function travellingTogether(plan: OrderPlan): ItemPlan[][] {
  const together = new Map<string, ItemPlan[]>();
  for (const item of plan.items.filter(isShipped)) {
    const key = `${item.group} ${item.stage}`;
    together.set(key, [...(together.get(key) ?? []), item]);
  }
  return [...together.values()];
}

/**
 * Generates the shipments of an order. Shipped items of a group that are in the same stage share a shipment.
 */
export function makeShipments(
  plan: OrderPlan,
  addresses: readonly AddressDocument[],
  random: Random,
): ShipmentDocument[] {
  return travellingTogether(plan).map((items): ShipmentDocument => {
    const first = items[0] as ItemPlan;
    const group = plan.groups[first.group];
    const carrier = random.pick(group?.fulfiller.carriers ?? ['recs:ups-standard']);
    const status = random.weighted(TRACKING[first.stage] ?? { DISPATCHED: 1 });
    const address = addresses[first.group] ?? {};
    return {
      shipmentId: shipmentIdOf(first.shortItemId),
      status,
      shipmentCreationDateTime: toIso(first.reachedAt),
      carrierServiceKey: carrier,
      packedDateTime: random.chance(0.9) ? toIso(first.reachedAt - HOUR_MS) : null,
      destinationAddress: { ...address, name: fullName(address) },
      items: items.map((item) => ({ itemId: item.itemId, quantity: shippedQuantity(item) })),
      packages: makePackages(items, carrier, status, random),
    };
  });
}
