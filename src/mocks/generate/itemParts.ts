import { HOUR_MS, toIso } from '#domain/time/time.ts';
import { EXPECTATIONS } from '../data/expectations.ts';
import type { AddressDocument, DeliveryDocument, ExpectationDocument, ItemDocument } from '../documents.ts';
import { simulatedHref } from '../links.ts';
import type { Random } from '../random.ts';
import type { GroupPlan } from './planGroup.ts';
import type { ItemPlan } from './planItem.ts';

/**
 * The planned delivery of the item. The shipment plan is null before routing, if the fulfiller does not
 * support the platform's plans, and in six percent of the other cases.
 */
export function makeDelivery(
  item: ItemPlan,
  group: GroupPlan,
  address: AddressDocument,
  random: Random,
): DeliveryDocument {
  const isPlanned =
    item.fulfillerId !== '' && group.fulfiller.supportPlatformShipmentPlans && !random.chance(0.06);
  const ship = group.promisedAt - random.int(30, 70) * HOUR_MS;
  return {
    quantity: item.quantity,
    isSample: false,
    shipmentPlan: isPlanned
      ? {
          expectedShipDate: toIso(ship),
          expectedCarrier: random.pick(group.fulfiller.carriers),
          _links: {
            self: { href: simulatedHref('fulfillment-order-manager', 'v1', 'shipmentPlans', item.itemId) },
          },
        }
      : null,
    expectedDeliveryOption: { lateArrival: random.chance(0.04) },
    deliveryRequestLink: {
      href: simulatedHref('change-request-router', 'v2', 'deliveryRequests', item.itemId),
    },
    destinationAddress: address,
  };
}

/** The item's expectations that its fulfiller does not support. Before routing, there are none. */
export function unmetExpectations(item: ItemPlan, group: GroupPlan): ExpectationDocument[] {
  if (item.fulfillerId === '') return [];
  const { fulfiller } = group;
  const isUnmet: Readonly<Record<string, boolean>> = {
    supportOrderCancellations: !fulfiller.supportOrderCancellations,
    supportDeliveryAddressChanges: !fulfiller.supportDeliveryAddressChanges,
    supportSplitShippingSamples: !fulfiller.supportSplitShippingSamples,
  };
  return EXPECTATIONS.filter(({ code }) => isUnmet[code]).map(({ code, name, failedReason }) => ({
    expectationCode: code,
    name,
    failedReason,
    _links: {
      self: { href: simulatedHref('fulfillment-expectations', 'v4', 'expectations', code) },
      documentation: { href: `https://docs.simulated.example/expectations/${code}` },
      template: { href: simulatedHref('fulfillment-expectations', 'v4', 'templates', code) },
    },
  }));
}

const PRINT_JOBS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  awaitingResponse: { created: 4, 'pending-acceptance': 6 },
  accepted: { accepted: 9, 'pending-acceptance': 1 },
  producing: { accepted: 9, error: 0.6 },
  rejected: { rejected: 1 },
  cancelled: { cancelled: 1 },
};

type PrintJobDocument = NonNullable<ItemDocument['printJob']>;

export function printJob(status: string, number: number | string): PrintJobDocument {
  const message = status === 'error' ? 'Imposition failed: sheet size 720 × 1020 mm is not available' : '';
  return { status, message, shortId: `PJ-${number}` };
}

/** Returns the print job, or null if no fulfiller has the item yet. */
export function makePrintJob(item: ItemPlan, random: Random): PrintJobDocument | null {
  if (item.fulfillerItemId === '') return null;
  const status = random.weighted(PRINT_JOBS[item.stage] ?? { closed: 1 });
  return printJob(status, random.digits(5));
}
