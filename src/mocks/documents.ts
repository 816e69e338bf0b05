import type { ItemWire } from '#api/wire/itemWire.ts';
import type { OrderWire } from '#api/wire/orderWire.ts';

/**
 * A link. Links to the platform itself are written as `sim://{service}/path`, so that documents do not depend
 * on hosts. The response contains the real base URL instead.
 */
export interface LinkDocument {
  href: string;
  name?: string;
}
export type LinksDocument = Record<string, LinkDocument | LinkDocument[]>;

/** Either of the two address formats (S3.30). */
export type AddressDocument = Partial<NonNullable<ItemWire['destinationAddress']>>;

export interface StatusDocument {
  name: string;
  state: 'notStarted' | 'current' | 'closed';
  detail: string;
  expectedCloseDate: string | null;
  quantity: number;
  updatedDate: string | null;
}

export interface AttributeDocument {
  name: string;
  value: string;
  attributeClass: string;
  attributeSubclass?: string | null;
  source?: string;
}

export interface LinkedDocument {
  id: string;
  href: string;
}

export interface LinkedDataDocument {
  shipments: { shipmentId: string; shipmentCreationDateTime: string; carrierServiceKey: string }[];
  claims: LinkedDocument[];
  complaints: LinkedDocument[];
  reorderClaim: LinkedDocument[];
  reorderComplaint: LinkedDocument[];
  fulfiller: { name: string } | null;
}

export interface DeliveryDocument {
  quantity: number;
  isSample: boolean;
  shipmentPlan: {
    expectedShipDate: string | null;
    expectedCarrier: string;
    _links: LinksDocument;
  } | null;
  expectedDeliveryOption: { lateArrival: boolean };
  deliveryRequestLink: { href: string } | null;
  destinationAddress: AddressDocument | null;
}

export interface ExpectationDocument {
  expectationCode: string;
  name: string;
  failedReason: string;
  _links: LinksDocument;
}

type OpenItemFields =
  | 'statuses'
  | 'linkedData'
  | 'variableAttributes'
  | 'productManufacturingData'
  | 'deliveryConfigurations'
  | 'unmetExpectations'
  | 'destinationAddress'
  | 'consigneeAddress'
  | 'shipmentDestinationAddresses'
  | 'customsInformation'
  | 'itemPricing'
  | 'transferPrice'
  | '_links';

/**
 * An item (docs/platform/item-service.md): the wire type, with types for the fields that it leaves open. Only
 * `itemId` is required.
 */
export interface ItemDocument extends Partial<Omit<ItemWire, OpenItemFields>> {
  itemId: string;
  statuses?: Record<string, StatusDocument>;
  linkedData?: LinkedDataDocument;
  variableAttributes?: AttributeDocument[];
  productManufacturingData?: AttributeDocument[];
  deliveryConfigurations?: DeliveryDocument[];
  unmetExpectations?: ExpectationDocument[];
  destinationAddress?: AddressDocument | null;
  consigneeAddress?: AddressDocument | null;
  shipmentDestinationAddresses?: AddressDocument[];
  itemPricing?: { basePrice: number; shipping: number; currencyCode: string } | null;
  customsInformation?: { pricePaid: PriceDocument | null; listPrice?: PriceDocument } | null;
  transferPrice?: (PriceDocument & { shippingCurrencyCode: string }) | null;
  _links?: LinksDocument;
}

export interface PriceDocument {
  basePrice: number;
  shippingPrice: number;
  currencyCode: string;
}

export interface GroupDocument {
  fulfillmentGroupId: string;
  shortFulfillmentGroupId: string;
  items: string[];
  promisedArrivalDate: string | null;
  localPromisedArrivalDate: string | null;
  destinationAddress: AddressDocument | null;
}

type OpenOrderFields = 'items' | 'fulfillmentGroups' | 'customerPrices' | 'merchantPrices' | '_links';

/**
 * An order as the platform processes it, without its items (docs/platform/order-manager.md). Only `orderId`
 * is required.
 */
export interface OrderDocument extends Partial<Omit<OrderWire, OpenOrderFields>> {
  orderId: string;
  createdDate?: string;
  fulfillmentGroups?: GroupDocument[];
  customerPrices?: Record<string, number>;
  merchantPrices?: Record<string, number>;
  _links?: LinksDocument;
}

/** One line of an order as the merchant placed it (docs/platform/order-request.md). */
export interface RequestItemDocument {
  itemId?: string;
  merchantItemId?: string;
  skuCode?: string;
  quantity?: number;
  merchantProductName?: string;
  documentReference?: { documentId?: string } | null;
  documentReferenceUrl?: string;
  variableAttributes?: AttributeDocument[];
  customsInformation?: unknown;
  _links?: LinksDocument;
}

export interface RequestGroupDocument {
  fulfillmentGroupId?: string;
  destinationAddress?: AddressDocument | null;
  promisedArrivalDate?: string | null;
  localPromisedArrivalDate?: string | null;
  items?: RequestItemDocument[];
}

/** An order as the merchant placed it. Without IDs, it is the body of a reorder. */
export interface RequestDocument {
  orderId?: string;
  merchantOrderId?: string;
  merchantCustomerId?: string;
  merchantPlacedDate?: string;
  merchantId?: string;
  merchantSalesChannel?: string;
  merchantOrderSupportContact?: { phone: string; email: string } | null;
  eventCallbackUrl?: string;
  testingConfiguration?: string;
  fulfillmentGroups?: RequestGroupDocument[];
  _links?: LinksDocument;
}

/** The list, or an empty one if a hostile document contains something else. */
export function listOrEmpty<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}
