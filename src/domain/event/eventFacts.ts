import { canReadFulfiller, type Permissions } from '#domain/permissions.ts';
import {
  EVENT_FIELDS,
  type EventFact,
  type EventField,
  type EventType,
  eventText,
  isEventType,
  type OrderEvent,
} from './event.ts';

const FULFILLER = ['fulfillerName', 'globalFulfillerId', 'fulfillerItemId'] as const;
const CARRIER = ['carrierServiceKey', 'carrierService', 'carrierId', 'carrierServiceId'] as const;
const CANCELLATION = [
  'requestedBy',
  'cancelledBy',
  'reason',
  'quantity',
  'handledByPlatform',
  'costsIncurred',
] as const;
const FAILURE = ['errorDescription', 'reason', 'additionalInfo'] as const;
const REVIEW = [
  'agentFeedback',
  'agentNotes',
  'reason',
  'reviewRequestedReferenceUrl',
  'updatedDocumentReferenceUrl',
  'reviewerSupportContactEmail',
] as const;
const INVENTORY = ['sufficientInventory', 'quantity', 'availableOn'] as const;
const CHANGE = ['changeType', 'status', 'reason'] as const;

/**
 * The additional data that is shown first, by event type (S3.36). The other fields follow in the order of
 * EVENT_FIELDS.
 */
const LEADING: Readonly<Record<EventType, readonly EventField[]>> = {
  platformAccepted: ['quantity'],
  platformRejected: ['reason', 'caveats', 'additionalInfo'],
  productionAccepted: [...FULFILLER, 'quantity', 'costsIncurred'],
  productionStarted: [...FULFILLER, 'quantity'],
  fulfillment: ['quantity', 'shipDateTime', ...CARRIER, 'packages'],
  cancellationRequestReceived: CANCELLATION,
  cancellationResponse: CANCELLATION,
  nothingCancelled: CANCELLATION,
  fulfillerRejected: [
    'reason',
    'additionalInfo',
    'unsupportedProcesses',
    'missingFulfillerRequirements',
    ...FULFILLER,
  ],
  fulfillerAdapterError: FAILURE,
  fulfillerTransmissionError: FAILURE,
  fulfillerIdMappingsCreated: FULFILLER,
  fulfillerDelayed: ['reason', 'expectedShipDate', ...FULFILLER],
  delayed: ['reason', 'expectedShipDate', ...FULFILLER],
  drawingRequested: ['manufacturingReadyDataUrl'],
  drawingCompleted: ['manufacturingReadyDataUrl'],
  drawingFailed: FAILURE,
  documentReviewStarted: REVIEW,
  documentReviewApproved: REVIEW,
  documentReviewException: [...FAILURE, ...REVIEW],
  documentReviewRejected: ['reason', ...REVIEW],
  documentReviewFeedbackRequested: REVIEW,
  documentReviewFeedbackReceived: REVIEW,
  awaitingSufficientInventory: INVENTORY,
  sufficientInventory: INVENTORY,
  insufficientInventory: INVENTORY,
  inventoryCheckRequested: INVENTORY,
  changeRequestReceived: CHANGE,
  changeRequestTransferredToFulfiller: [...CHANGE, ...FULFILLER],
  changeResponse: CHANGE,
  readyToRoute: ['caveats'],
  orderRouted: [...FULFILLER, 'caveats'],
  replanned: ['expectedShipDate', ...CARRIER, 'caveats', ...FULFILLER],
  shippingPlanned: ['expectedShipDate', ...CARRIER, 'caveats'],
  readyForFulfiller: FULFILLER,
  transmittedToFulfiller: [...FULFILLER, 'quantity', 'fulfillerRelatedLinks'],
  shipmentUpdated: ['status', ...CARRIER, 'packages'],
  promisedArrivalDateChanged: ['originalPromisedArrivalDate', 'updatedPromisedArrivalDate', 'reason'],
  itemUpdated: ['subType', 'reason', 'additionalInfo'],
  claimCreated: ['reason', 'quantity'],
  reorderCreated: ['orderId', 'reason', 'quantity'],
  unspecified: ['subType', 'additionalInfo', 'reason'],
};

const FIELD_ORDER = Object.keys(EVENT_FIELDS);

/** The event's additional data in display order; fields that the console does not know come last. */
export function eventFacts(event: OrderEvent): EventFact[] {
  const leading: readonly string[] = isEventType(event.eventType) ? LEADING[event.eventType] : [];
  const order = [...leading, ...FIELD_ORDER];
  const rank = (fact: EventFact) => {
    const found = order.indexOf(fact.field);
    return found < 0 ? order.length : found;
  };
  // If `carrierService` repeats the value of `carrierServiceKey`, only the latter is shown.
  const key = event.facts.find((fact) => fact.field === 'carrierServiceKey')?.value;
  return event.facts
    .filter((fact) => fact.field !== 'carrierService' || fact.value !== key)
    .sort((a, b) => rank(a) - rank(b));
}

const REASONS: readonly EventField[] = ['reason', 'errorDescription', 'additionalInfo', 'agentFeedback'];

/**
 * R77: the text that a row shows next to an event's title: the tracking IDs of its parcels, or else its
 * reason; '' if it has neither.
 */
export function keyFact({ eventType, facts }: Pick<OrderEvent, 'eventType' | 'facts'>): string {
  const parcels = facts.flatMap((fact) => (fact.kind === 'packages' ? fact.value : []));
  const tracking = [...new Set(parcels.map(({ trackingId }) => trackingId).filter(Boolean))].join(', ');
  if (tracking !== '') return tracking;
  // The title of an unspecified event already shows this text.
  const reasons = REASONS.filter((field) => eventType !== 'unspecified' || field !== 'additionalInfo');
  const said = reasons.map((field) => facts.find((fact) => fact.field === field)?.value);
  return said.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}

/**
 * S2.91: the facts that the user can read. Every user can read a fulfiller's ID, but its name requires a
 * permission.
 */
export function readableFacts(event: OrderEvent, permissions: Permissions): EventFact[] {
  const isNamed = canReadFulfiller(permissions, eventText(event, 'globalFulfillerId'));
  return event.facts.filter(({ field }) => isNamed || field !== 'fulfillerName');
}
