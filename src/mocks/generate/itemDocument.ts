import { toIso } from '#domain/time/time.ts';
import type {
  AddressDocument,
  AttributeDocument,
  ItemDocument,
  LinkedDataDocument,
  LinksDocument,
} from '../documents.ts';
import { shipmentHref } from '../links.ts';
import type { Random } from '../random.ts';
import type { ShipmentDocument } from '../records.ts';
import { makeItemLinks } from './itemLinks.ts';
import { makeDelivery, makePrintJob, unmetExpectations } from './itemParts.ts';
import type { OrderPlan } from './plan.ts';
import type { GroupPlan } from './planGroup.ts';
import type { ItemPlan } from './planItem.ts';
import { makePrices } from './prices.ts';
import { linkedShipment } from './shipments.ts';
import { makeStatuses } from './statuses.ts';

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

export interface ItemContext {
  plan: OrderPlan;
  address: AddressDocument;
  shipments: readonly ShipmentDocument[];
  /** The links and the linked data that result from the order's relation to another order. */
  relationLinks: LinksDocument;
  relationLinkedData: Partial<LinkedDataDocument>;
  callbackUrl: string;
}

function linkedData(item: ItemPlan, group: GroupPlan, context: ItemContext): LinkedDataDocument {
  return {
    shipments: context.shipments.map(linkedShipment),
    claims: [],
    complaints: [],
    reorderClaim: [],
    reorderComplaint: [],
    fulfiller: item.fulfillerId === '' ? null : { name: group.fulfiller.name },
    ...context.relationLinkedData,
  };
}

function shipmentLinks(shipments: readonly ShipmentDocument[]): LinksDocument {
  if (shipments.length === 0) return {};
  return { shipments: shipments.map(({ shipmentId }) => ({ href: shipmentHref(shipmentId) })) };
}

function identity(item: ItemPlan, group: GroupPlan, plan: OrderPlan) {
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
    merchantSalesChannel: plan.merchantSalesChannel,
    // The items of this fulfiller still have its internal ID in `fulfillerId`.
    fulfillerId: fulfillerId && group.fulfiller.internalFulfillerId === 1009 ? '1009' : fulfillerId,
    globalFulfillerId: fulfillerId,
  };
}

const DOCUMENTS = 'https://documents.simulated.example/v3';

function productFields(item: ItemPlan, plan: OrderPlan, random: Random) {
  const documentId = random.uuid();
  return {
    merchantProductName: item.productName,
    skuCode: item.skuCode,
    orderedSkuCode: item.orderedSkuCode,
    quantity: item.quantity,
    languageId: plan.country.locale,
    documentReferenceUrl: `${DOCUMENTS}/documents/${documentId}/${item.skuCode}`,
    documentReference: { documentId },
    manufacturingReadyDataUrl: item.fulfillerItemId && `${DOCUMENTS}/print-ready/${documentId}.pdf`,
    variableAttributes: chooseAttributes(item, random),
    productManufacturingData: manufacturingAttributes(item),
  };
}

/** Generates the item as search, item-service and its own URL return it (docs/platform/item-service.md). */
export function makeItem(item: ItemPlan, context: ItemContext, random: Random): ItemDocument {
  const { plan, address } = context;
  const group = plan.groups[item.group] as GroupPlan;
  const shipments = context.shipments.filter((one) => one.items.some(({ itemId }) => itemId === item.itemId));
  return {
    ...identity(item, group, plan),
    ...productFields(item, plan, random),
    statuses: makeStatuses(item, plan.period, random),
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
    promisedArrivalDate: toIso(group.promisedAt),
    localPromisedArrivalDate: group.localPromise,
    _links: { ...makeItemLinks(plan, item), ...context.relationLinks, ...shipmentLinks(shipments) },
  };
}
