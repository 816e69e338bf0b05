import { EXPECTATIONS } from '../data/expectations.ts';
import type {
  AddressDocument,
  AttributeDocument,
  DeliveryDocument,
  ExpectationDocument,
  ItemDocument,
  LinkedDataDocument,
  LinksDocument,
} from '../documents.ts';
import { sim } from '../links.ts';
import type { Random } from '../random.ts';
import type { ShipmentDocument } from '../records.ts';
import { makeItemLinks } from './itemLinks.ts';
import type { OrderPlan } from './plan.ts';
import type { GroupPlan } from './planGroup.ts';
import type { ItemPlan } from './planItem.ts';
import { makePrices } from './prices.ts';
import { makeStatuses } from './statuses.ts';

const HOUR = 3_600_000;

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

function chooseAttributes(item: ItemPlan, random: Random): AttributeDocument[] {
  return Object.entries(item.product.attributes).map(([name, values]) => ({
    name,
    value: random.pick(values),
    attributeClass: name === 'paper' || name === 'material' ? 'substrate' : 'decoration',
    attributeSubclass: null,
  }));
}

function manufacturingAttributes(item: ItemPlan): AttributeDocument[] {
  const { widthCm, heightCm, surfaces } = item.product;
  const row = (name: string, value: string, source: string): AttributeDocument => ({
    name,
    value,
    source,
    attributeClass: 'print',
  });
  return [
    row('bleed', '3mm', 'sku'),
    row('trim size', `${widthCm} × ${heightCm} cm`, 'sku'),
    row('printed sides', String(surfaces.length), 'document'),
    row('colour profile', 'PSO Coated v3', 'fulfiller'),
  ];
}

function makeDelivery(
  item: ItemPlan,
  group: GroupPlan,
  address: AddressDocument,
  random: Random,
): DeliveryDocument {
  const isPlanned =
    item.fulfillerId !== '' && group.fulfiller.supportPlatformShipmentPlans && !random.chance(0.06);
  const ship = group.promisedAt - random.int(30, 70) * HOUR;
  return {
    quantity: item.quantity,
    isSample: false,
    shipmentPlan: isPlanned
      ? {
          expectedShipDate: iso(ship),
          expectedCarrier: random.pick(group.fulfiller.carriers),
          _links: { self: { href: sim('fulfillment-order-manager', 'v1', 'shipmentPlans', item.itemId) } },
        }
      : null,
    expectedDeliveryOption: { lateArrival: random.chance(0.04) },
    deliveryRequestLink: { href: sim('change-request-router', 'v2', 'deliveryRequests', item.itemId) },
    destinationAddress: address,
  };
}

/** What a cancelled or changed order meets: the fulfiller does not offer it. */
function unmetExpectations(item: ItemPlan, group: GroupPlan): ExpectationDocument[] {
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
      self: { href: sim('fulfillment-expectations', 'v4', 'expectations', code) },
      documentation: { href: `https://docs.simulated.example/expectations/${code}` },
      template: { href: sim('fulfillment-expectations', 'v4', 'templates', code) },
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

function makePrintJob(item: ItemPlan, random: Random): NonNullable<ItemDocument['printJob']> | null {
  if (item.fulfillerItemId === '') return null;
  const status = random.weighted(PRINT_JOBS[item.stage] ?? { closed: 1 });
  const message = status === 'error' ? 'Imposition failed: sheet size 720 × 1020 mm is not available' : '';
  return { status, message, shortId: `PJ-${random.digits(5)}` };
}

export interface ItemContext {
  plan: OrderPlan;
  address: AddressDocument;
  shipments: readonly ShipmentDocument[];
  /** Links and linked data that come from other orders. */
  tied: LinksDocument;
  linked: Partial<LinkedDataDocument>;
  callbackUrl: string;
}

function linkedData(item: ItemPlan, group: GroupPlan, context: ItemContext): LinkedDataDocument {
  return {
    shipments: context.shipments.map(({ shipmentId, shipmentCreationDateTime, carrierServiceKey }) => ({
      shipmentId,
      shipmentCreationDateTime,
      carrierServiceKey,
    })),
    claims: [],
    complaints: [],
    reorderClaim: [],
    reorderComplaint: [],
    fulfiller: item.fulfillerId === '' ? null : { name: group.fulfiller.name },
    ...context.linked,
  };
}

function shipmentLinks(shipments: readonly ShipmentDocument[]): LinksDocument {
  if (shipments.length === 0) return {};
  const hrefs = shipments.map(({ shipmentId }) => ({
    href: sim('fulfillment-order-manager', 'v1', 'shipments', shipmentId),
  }));
  return { shipments: hrefs };
}

/** The item as search, item-service and its own address answer it (contract, section 3). */
export function makeItem(item: ItemPlan, context: ItemContext, random: Random): ItemDocument {
  const { plan, address } = context;
  const group = plan.groups[item.group] as GroupPlan;
  const shipments = context.shipments.filter((one) => one.items.some(({ itemId }) => itemId === item.itemId));
  const documentId = random.uuid();
  const { itemId, merchantItemId, fulfillerItemId, fulfillerOrderId, shortItemId, fulfillerId } = item;
  return {
    itemId,
    orderId: plan.orderId,
    merchantItemId,
    fulfillerItemId,
    fulfillerOrderId,
    shortItemId,
    fulfillmentGroupId: group.fulfillmentGroupId,
    shortFulfillmentGroupId: group.shortFulfillmentGroupId,
    merchantId: plan.merchantId,
    fulfillerId: fulfillerId && group.fulfiller.internalFulfillerId === '1009' ? '1009' : fulfillerId,
    globalFulfillerId: fulfillerId,
    merchantProductName: item.productName,
    merchantSalesChannel: plan.merchantSalesChannel,
    skuCode: item.skuCode,
    orderedSkuCode: item.orderedSkuCode,
    quantity: item.quantity,
    languageId: plan.country.locale,
    documentReferenceUrl: `https://documents.simulated.example/v3/documents/${documentId}/${item.skuCode}`,
    documentReference: { documentId },
    manufacturingReadyDataUrl:
      fulfillerItemId === '' ? '' : `https://documents.simulated.example/v3/print-ready/${documentId}.pdf`,
    variableAttributes: chooseAttributes(item, random),
    productManufacturingData: manufacturingAttributes(item),
    statuses: makeStatuses(item, plan.story, random),
    ...makePrices(item, plan.merchant.currency, random),
    deliveryConfigurations: [makeDelivery(item, group, address, random)],
    destinationAddress: address,
    consigneeAddress: random.chance(0.06) ? { ...address, company: 'Freight desk' } : null,
    shipmentDestinationAddresses: shipments.length > 0 ? [address] : [],
    hasDeliveryChange: item.changeRequestTypes.includes('delivery'),
    hasFulfillerCorrectedAddress: random.chance(0.01),
    linkedData: linkedData(item, group, { ...context, shipments }),
    printJob: makePrintJob(item, random),
    unmetExpectations: unmetExpectations(item, group),
    eventCallbackUrl: context.callbackUrl,
    promisedArrivalDate: iso(group.promisedAt),
    localPromisedArrivalDate: group.localPromise,
    _links: { ...makeItemLinks(plan, item), ...context.tied, ...shipmentLinks(shipments) },
  };
}
