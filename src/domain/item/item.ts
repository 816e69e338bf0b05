import type { Address } from '#domain/address/address.ts';
import { type ByKey, lookUp } from '#domain/byKey.ts';
import type { Links } from '#domain/links/links.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';

/** S4.1: any other value from the platform counts as not started. */
export type StatusState = 'notStarted' | 'current' | 'closed';

/** One entry of an item's status map (S3.15). Times are UTC instants. */
export interface StatusEntry {
  name: string;
  state: StatusState;
  detail: string;
  expectedCloseDate: string | null;
  quantity: number | null;
  updatedDate: string | null;
}

export interface Attribute {
  name: string;
  value: string;
  attributeClass: string;
}

export interface ManufacturingAttribute extends Attribute {
  source: string;
}

/** A price: product and shipping in one currency (S3.17). */
export interface ItemPrice {
  basePrice: number;
  shippingPrice: number;
  currencyCode: string;
}

export interface TransferPrice extends ItemPrice {
  shippingCurrencyCode: string;
}

export interface DeliveryConfiguration {
  quantity: number | null;
  isSample: boolean;
  expectedShipDate: string | null;
  expectedCarrier: string;
  shipmentPlanHref: string | null;
  lateArrival: boolean;
  deliveryRequestHref: string | null;
  destinationAddress: Address | null;
}

export interface ShipmentReference {
  /** '' if the platform names only the date or the carrier service. */
  shipmentId: string;
  shipmentCreationDateTime: string | null;
  carrierServiceKey: string;
}

/** A claim, complaint or reorder for an item. `href` is '' if it has no URL. */
export interface LinkedResource {
  id: string;
  href: string;
}

export interface PrintJob {
  /** Raw name; S4.31 lists the known ones. */
  status: string;
  message: string;
  shortId: string;
}

export interface UnmetExpectation {
  expectationCode: string;
  name: string;
  failedReason: string;
  links: Links;
}

/** One line of an order (S3.11). A value that the platform omits has a neutral default: '', null or []. */
export interface Item extends ArrivalPromise {
  itemId: string;
  orderId: string;
  merchantItemId: string;
  fulfillerItemId: string;
  fulfillerOrderId: string;
  shortItemId: string;
  fulfillmentGroupId: string;
  shortFulfillmentGroupId: string;
  merchantId: string;
  fulfillerId: string;
  globalFulfillerId: string;
  fulfillerName: string;
  productName: string;
  merchantSalesChannel: string;
  /** The fulfilled SKU; `orderedSkuCode` is the ordered one (S2.54). */
  skuCode: string;
  orderedSkuCode: string;
  quantity: number;
  languageId: string;
  documentReferenceUrl: string;
  documentId: string;
  manufacturingReadyDataUrl: string;
  variableAttributes: Attribute[];
  manufacturingAttributes: ManufacturingAttribute[];
  statuses: ByKey<StatusEntry>;
  itemPricing: ItemPrice | null;
  customsPricePaid: ItemPrice | null;
  transferPrice: TransferPrice | null;
  deliveryConfigurations: DeliveryConfiguration[];
  destinationAddress: Address | null;
  consigneeAddress: Address | null;
  shipmentDestinationAddresses: Address[];
  hasDeliveryChange: boolean;
  hasFulfillerCorrectedAddress: boolean;
  shipments: ShipmentReference[];
  claims: LinkedResource[];
  complaints: LinkedResource[];
  claimReorders: LinkedResource[];
  complaintReorders: LinkedResource[];
  printJob: PrintJob | null;
  unmetExpectations: UnmetExpectation[];
  eventCallbackUrl: string;
  links: Links;
}

/** The ID of the item's fulfiller, as fulfiller lists and filters use it. */
export function itemFulfillerId(item: Item): string {
  return item.globalFulfillerId || item.fulfillerId;
}

export function currentStatus(item: Item, name: string): StatusEntry | null {
  const entry = lookUp(item.statuses, name);
  return entry?.state === 'current' ? entry : null;
}

/** S4.4: the entry of a status if it is current or closed. */
export function begunStatus(item: Item, name: string): StatusEntry | null {
  const entry = lookUp(item.statuses, name);
  return entry && entry.state !== 'notStarted' ? entry : null;
}

/** R111: the items with these IDs, or all items if there are no IDs. */
export function chosenOrAllItems(items: readonly Item[], itemIds: readonly string[]): readonly Item[] {
  return itemIds.length === 0 ? items : items.filter(({ itemId }) => itemIds.includes(itemId));
}
