import { EVENTS_WARNING_COUNT } from '#domain/limits.ts';
import type { Link } from '#domain/links/links.ts';
import { isSameId } from '#domain/sameId.ts';

/** The events that the console has names for (S4.32 to S4.41). It shows other events by their raw names. */
export const EVENT_TYPES = [
  'platformAccepted',
  'platformRejected',
  'productionAccepted',
  'productionStarted',
  'fulfillment',
  'cancellationRequestReceived',
  'cancellationResponse',
  'nothingCancelled',
  'fulfillerRejected',
  'fulfillerAdapterError',
  'fulfillerTransmissionError',
  'fulfillerIdMappingsCreated',
  'fulfillerDelayed',
  'delayed',
  'drawingRequested',
  'drawingCompleted',
  'drawingFailed',
  'documentReviewStarted',
  'documentReviewApproved',
  'documentReviewException',
  'documentReviewRejected',
  'documentReviewFeedbackRequested',
  'documentReviewFeedbackReceived',
  'awaitingSufficientInventory',
  'sufficientInventory',
  'insufficientInventory',
  'inventoryCheckRequested',
  'changeRequestReceived',
  'changeRequestTransferredToFulfiller',
  'changeResponse',
  'readyToRoute',
  'orderRouted',
  'replanned',
  'shippingPlanned',
  'readyForFulfiller',
  'transmittedToFulfiller',
  'shipmentUpdated',
  'promisedArrivalDateChanged',
  'itemUpdated',
  'claimCreated',
  'reorderCreated',
  'unspecified',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

const KNOWN: ReadonlySet<string> = new Set(EVENT_TYPES);

export function isEventType(name: string): name is EventType {
  return KNOWN.has(name);
}

/**
 * The known fields of an event's additional data (S3.36), in the order in which the console shows them. The
 * kind of a field determines how the console reads and shows it.
 */
export const EVENT_FIELDS = {
  reason: 'text',
  additionalInfo: 'text',
  errorDescription: 'text',
  quantity: 'number',
  status: 'state',
  changeType: 'changeType',
  subType: 'text',
  requestedBy: 'person',
  cancelledBy: 'person',
  handledByPlatform: 'flag',
  costsIncurred: 'flag',
  sufficientInventory: 'flag',
  availableOn: 'date',
  unsupportedProcesses: 'list',
  missingFulfillerRequirements: 'list',
  caveats: 'list',
  agentFeedback: 'text',
  agentNotes: 'text',
  originalPromisedArrivalDate: 'date',
  updatedPromisedArrivalDate: 'date',
  expectedShipDate: 'date',
  shipDateTime: 'date',
  carrierService: 'carrier',
  carrierServiceKey: 'carrier',
  carrierId: 'text',
  carrierServiceId: 'text',
  packages: 'packages',
  orderId: 'order',
  fulfillerName: 'text',
  fulfillerItemId: 'text',
  globalFulfillerId: 'text',
  manufacturingReadyDataUrl: 'link',
  reviewRequestedReferenceUrl: 'link',
  updatedDocumentReferenceUrl: 'link',
  reviewerSupportContactEmail: 'mail',
  fulfillerRelatedLinks: 'links',
} as const;
export type EventField = keyof typeof EVENT_FIELDS;
export type FactKind = (typeof EVENT_FIELDS)[EventField];

export function isEventField(name: string): name is EventField {
  return Object.hasOwn(EVENT_FIELDS, name);
}

export interface EventPackage {
  trackingId: string;
  trackingUrl: string;
  /** Raw name; `shipmentStatus.ts` lists the known ones. */
  trackingStatus: string;
  items: { itemId: string; quantity: number | null }[];
}

/** One field of an event's additional data, parsed according to the field's kind. */
export type EventFact =
  | {
      kind: 'text' | 'person' | 'state' | 'changeType' | 'date' | 'carrier' | 'link' | 'mail' | 'order';
      field: EventField;
      value: string;
    }
  | { kind: 'number'; field: EventField; value: number }
  | { kind: 'flag'; field: EventField; value: boolean }
  | { kind: 'list'; field: EventField; value: string[] }
  | { kind: 'links'; field: EventField; value: Link[] }
  | { kind: 'packages'; field: EventField; value: EventPackage[] }
  /** A field that the console does not know, with its raw name and its value as text. */
  | { kind: 'other'; field: string; value: string };

/** One attempt to deliver an event to the merchant's callback URL (S3.35). */
export interface DeliveryAttempt {
  attemptId: string;
  /** UTC instant, or null. */
  at: string | null;
  /** null if the platform does not say, for example because the attempt has not ended. */
  success: boolean | null;
  source: string;
  errorDescription: string;
  errorStackTrace: string;
  errorId: string;
  errorResponseCode: string;
}

/** An event of an order or of one of its items (S3.33). */
export interface OrderEvent {
  /** '' if the platform provided none; such an event cannot be resent. */
  eventId: string;
  /** Raw name; known ones are EVENT_TYPES. */
  eventType: string;
  /** UTC instant, or null. */
  eventDate: string | null;
  eventSourceId: string;
  /** '' for an event of the whole order. */
  itemId: string;
  fake: boolean;
  detail: string;
  createdOnBehalfOf: string;
  facts: EventFact[];
  attempts: DeliveryAttempt[];
}

/** The events of an order, newest first, and the list as the platform sent it. */
export interface OrderEvents {
  events: OrderEvent[];
  raw: readonly unknown[];
}

/** The text of a field; '' if the event does not contain it or its value is not text. */
export function eventText(event: OrderEvent, field: EventField): string {
  const fact = event.facts.find((candidate) => candidate.field === field);
  return typeof fact?.value === 'string' ? fact.value : '';
}

/** The value of a flag; null if the event does not contain it or the field is not a flag. */
export function eventFlag(event: OrderEvent, field: EventField): boolean | null {
  const fact = event.facts.find((candidate) => candidate.field === field);
  return fact?.kind === 'flag' ? fact.value : null;
}

/** S4.43: whether this number of events gets a warning instead of a timeline. */
export function hasTooManyEvents(count: number): boolean {
  return count >= EVENTS_WARNING_COUNT;
}

/** Whether the event concerns the item or the whole order. */
export function concernsItem(event: Pick<OrderEvent, 'itemId'>, itemId: string): boolean {
  return event.itemId === '' || isSameId(event.itemId, itemId);
}
