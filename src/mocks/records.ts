import type {
  AddressDocument,
  ItemDocument,
  LinksDocument,
  OrderDocument,
  RequestDocument,
} from './documents.ts';

export interface AttemptDocument {
  attemptId: string;
  eventId: string;
  attemptedDate: string;
  merchantId: string;
  success: boolean;
  errorDescription: string;
  errorStackTrace: string;
  /** The platform sends the source in one of these two fields (docs/platform/backend.md). */
  source?: string;
  attempt?: { source: string };
  errorId: string | null;
  errorResponseCode: number | null;
}

export interface EventDocument {
  eventId: string;
  eventType: string;
  eventDate: string;
  eventSourceId: string;
  itemId: string | null;
  fake: boolean;
  detail: string;
  createdOnBehalfOf: string | null;
  additionalData: Record<string, unknown>;
  attempts: AttemptDocument[];
}

export interface ShipmentDocument {
  shipmentId: string;
  status: string;
  shipmentCreationDateTime: string;
  carrierServiceKey: string;
  packedDateTime: string | null;
  destinationAddress: AddressDocument;
  items: { itemId: string; quantity: number }[];
  packages: {
    trackingId: string;
    trackingUrl: string;
    trackingStatus: string;
    dimensions: { x: number; y: number; z: number; unit: string };
    weight: { value: number; unit: string };
    items: { mcpItemId: string; quantity: number }[];
  }[];
}

export interface ChangeDataDocument {
  destinationAddress?: AddressDocument | null;
  localPromisedArrivalDate?: string | null;
  deliveryConstraints?: Record<string, unknown> | null;
  documentReferenceUrl?: string | null;
  _links?: LinksDocument;
}

export interface ChangeRequestDocument {
  changeRequestId: string;
  changeDetails: { changeType: string };
  changeFrom: string;
  requestStatus: { state: string; itemStatus: Record<string, string> };
  createdAt: string;
  modifiedAt: string;
  createdOnBehalfOf: string | null;
  requested: ChangeDataDocument;
  previous: ChangeDataDocument;
  _links: LinksDocument;
  _embedded: { items: { itemId: string }[] };
}

export interface NotificationItemDocument {
  /** The short ID, which the fulfillment order manager uses. */
  itemId: string;
  status: string;
  quantity: number;
}

/** A request from the platform to a fulfiller. Its `status` is NEW until the fulfiller responds. */
export interface NotificationDocument {
  notificationId: string;
  type: string;
  status: string;
  createdDate: string;
  fulfillerId: string;
  order: { orderId: string };
  items: NotificationItemDocument[];
}

export interface ClaimDocument {
  id: string;
  items: { itemId: string }[];
  reorders: { orderId: string; itemId: string }[];
  _links: LinksDocument;
}

export interface CallbackDocument {
  orderId: string;
  merchantId: string;
  url: string;
  version: number;
}

/** Everything the platform stores about one order. */
export interface OrderRecord {
  orderId: string;
  /**
   * The time in epoch ms from which search and order-service return the order. Until then, only order-request
   * does.
   */
  visibleFrom: number;
  /** null if only the merchant's own order exists. */
  order: OrderDocument | null;
  items: ItemDocument[];
  request: RequestDocument | null;
  events: EventDocument[];
  shipments: ShipmentDocument[];
  changeRequests: ChangeRequestDocument[];
  notifications: NotificationDocument[];
  claims: ClaimDocument[];
  complaints: ClaimDocument[];
  callback: CallbackDocument | null;
}

/** The fields of a record that its creator sets. `toRecord` adds the others with empty values. */
export type NewOrder = Partial<OrderRecord> & { orderId: string };

export function toRecord(order: NewOrder): OrderRecord {
  return {
    visibleFrom: 0,
    order: null,
    items: [],
    request: null,
    events: [],
    shipments: [],
    changeRequests: [],
    notifications: [],
    claims: [],
    complaints: [],
    callback: null,
    ...order,
  };
}
