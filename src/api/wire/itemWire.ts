import * as v from 'valibot';
import {
  amount,
  coercedText,
  flag,
  id,
  idOrEmpty,
  instant,
  linkedObject,
  list,
  localTime,
  namedList,
  orNull,
  record,
  text,
  textOrNull,
  visibleName,
} from '#api/http/lenient.ts';
import { byKey, entriesOf } from '#domain/byKey.ts';
import type { Item, ItemPrice } from '#domain/item/item.ts';
import { firstLink } from '#domain/links/links.ts';
import { addressOrNullSchema } from './addressWire.ts';

/** The state of a status; an unknown one counts as not started. */
export const statusState = v.fallback(
  v.pipe(v.string(), v.picklist(['current', 'closed', 'notStarted'])),
  'notStarted',
);

const WireStatus = v.object({
  name: text,
  state: statusState,
  detail: text,
  expectedCloseDate: instant,
  quantity: amount,
  updatedDate: instant,
});

const priceSchema = v.object({
  basePrice: amount,
  shipping: amount,
  shippingPrice: amount,
  currencyCode: text,
});
const WireTransferPrice = v.object({ ...priceSchema.entries, shippingCurrencyCode: text });
export const attributeSchema = v.object({ name: id, value: coercedText, attributeClass: text });
const linked = namedList(v.object({ id: id, href: text }), (one) => one.id);

const WireDelivery = v.object({
  quantity: amount,
  isSample: flag,
  shipmentPlan: orNull(linkedObject({ expectedShipDate: instant, expectedCarrier: idOrEmpty })),
  expectedDeliveryOption: orNull(v.object({ lateArrival: flag })),
  deliveryRequestLink: orNull(v.object({ href: textOrNull })),
  destinationAddress: addressOrNullSchema,
});

const NO_LINKED_DATA = {
  shipments: [],
  claims: [],
  complaints: [],
  reorderClaim: [],
  reorderComplaint: [],
  fulfiller: null,
};
const WireShipment = v.pipe(
  v.object({ shipmentId: idOrEmpty, shipmentCreationDateTime: instant, carrierServiceKey: idOrEmpty }),
  v.check((shipment) => Object.values(shipment).some(Boolean)),
);
const WireLinkedData = v.object({
  shipments: list(WireShipment),
  claims: linked,
  complaints: linked,
  reorderClaim: linked,
  reorderComplaint: linked,
  fulfiller: orNull(v.object({ name: visibleName })),
});

const WireExpectation = linkedObject({ expectationCode: id, name: text, failedReason: text });
export const printJobSchema = v.object({ status: text, message: text, shortId: idOrEmpty });

/**
 * An item in the shape that all services share (docs/platform/item-service.md): only `itemId` is guaranteed.
 */
const WireItem = linkedObject({
  itemId: id,
  orderId: idOrEmpty,
  merchantItemId: idOrEmpty,
  fulfillerItemId: idOrEmpty,
  fulfillerOrderId: idOrEmpty,
  shortItemId: idOrEmpty,
  fulfillmentGroupId: idOrEmpty,
  shortFulfillmentGroupId: idOrEmpty,
  merchantId: idOrEmpty,
  fulfillerId: idOrEmpty,
  globalFulfillerId: idOrEmpty,
  merchantProductName: visibleName,
  merchantSalesChannel: text,
  skuCode: idOrEmpty,
  orderedSkuCode: idOrEmpty,
  quantity: amount,
  languageId: idOrEmpty,
  documentReferenceUrl: text,
  documentReference: orNull(v.object({ documentId: idOrEmpty })),
  manufacturingReadyDataUrl: text,
  variableAttributes: list(attributeSchema),
  productManufacturingData: list(v.object({ ...attributeSchema.entries, source: text })),
  statuses: record(WireStatus),
  itemPricing: orNull(priceSchema),
  customsInformation: orNull(v.object({ pricePaid: orNull(priceSchema) })),
  transferPrice: orNull(WireTransferPrice),
  deliveryConfigurations: list(WireDelivery),
  destinationAddress: addressOrNullSchema,
  consigneeAddress: addressOrNullSchema,
  shipmentDestinationAddresses: v.pipe(
    list(addressOrNullSchema),
    v.transform((found) => found.filter((address) => address !== null)),
  ),
  hasDeliveryChange: flag,
  hasFulfillerCorrectedAddress: flag,
  linkedData: v.fallback(WireLinkedData, NO_LINKED_DATA),
  printJob: orNull(printJobSchema),
  unmetExpectations: namedList(WireExpectation, ({ expectationCode }) => expectationCode),
  eventCallbackUrl: text,
  promisedArrivalDate: instant,
  localPromisedArrivalDate: localTime,
});
type WireItem = v.InferOutput<typeof WireItem>;
export type ItemWire = v.InferInput<typeof WireItem>;

/** Null if the price has no amount or no currency, because an unknown price must not count as zero. */
function toPrice(wire: v.InferOutput<typeof priceSchema> | null): ItemPrice | null {
  if (!wire || wire.basePrice === null || wire.currencyCode === '') return null;
  const { basePrice, currencyCode } = wire;
  return { basePrice, shippingPrice: wire.shippingPrice ?? wire.shipping ?? 0, currencyCode };
}

function toDelivery(wire: v.InferOutput<typeof WireDelivery>): Item['deliveryConfigurations'][number] {
  return {
    quantity: wire.quantity,
    isSample: wire.isSample,
    expectedShipDate: wire.shipmentPlan?.expectedShipDate ?? null,
    expectedCarrier: wire.shipmentPlan?.expectedCarrier ?? '',
    shipmentPlanHref: wire.shipmentPlan ? (firstLink(wire.shipmentPlan._links, 'self')?.href ?? null) : null,
    lateArrival: wire.expectedDeliveryOption?.lateArrival ?? false,
    deliveryRequestHref: wire.deliveryRequestLink?.href || null,
    destinationAddress: wire.destinationAddress,
  };
}

function toTransferPrice(wire: WireItem['transferPrice']): Item['transferPrice'] {
  const price = toPrice(wire);
  return price && wire && { ...price, shippingCurrencyCode: wire.shippingCurrencyCode || price.currencyCode };
}

function toItem(wire: WireItem): Item {
  const {
    merchantProductName,
    documentReference,
    productManufacturingData,
    customsInformation,
    linkedData,
    _links,
    unmetExpectations,
    ...same
  } = wire;
  const statuses = entriesOf(wire.statuses).map(([name, entry]) => [name, { ...entry, name }] as const);
  // Frozen for the same reason as orders (`orderWire.ts`).
  return Object.freeze({
    ...same,
    productName: merchantProductName,
    quantity: wire.quantity ?? 0,
    documentId: documentReference?.documentId ?? '',
    manufacturingAttributes: productManufacturingData,
    statuses: byKey(statuses),
    itemPricing: toPrice(wire.itemPricing),
    customsPricePaid: toPrice(customsInformation?.pricePaid ?? null),
    transferPrice: toTransferPrice(wire.transferPrice),
    deliveryConfigurations: wire.deliveryConfigurations.map(toDelivery),
    fulfillerName: linkedData.fulfiller?.name ?? '',
    shipments: linkedData.shipments,
    claims: linkedData.claims,
    complaints: linkedData.complaints,
    claimReorders: linkedData.reorderClaim,
    complaintReorders: linkedData.reorderComplaint,
    unmetExpectations: unmetExpectations.map(({ _links: found, ...rest }) => ({ ...rest, links: found })),
    links: _links,
  });
}

export const itemSchema = v.pipe(WireItem, v.transform(toItem));
