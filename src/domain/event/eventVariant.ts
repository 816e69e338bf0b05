import type { StatusTone } from '#domain/item/statusTone.ts';
import type { TimelinePeriodTone } from '#domain/item/timeline.ts';
import { EVENT_TITLE_MAX } from '#domain/limits.ts';
import { shorten } from '#domain/shorten.ts';
import { type EventType, eventFlag, eventText, isEventType, type OrderEvent } from './event.ts';

const VARYING_TYPES = ['fulfillerRejected', 'documentReviewApproved', 'changeResponse'] as const;
type VaryingType = (typeof VARYING_TYPES)[number];

export function isVaryingType(type: EventType): type is VaryingType {
  return VARYING_TYPES.some((varying) => varying === type);
}

/** The wordings of events. Some event types have several, depending on the source or data of the event. */
export type EventVariant =
  | Exclude<EventType, VaryingType>
  | 'rejectedByFulfiller'
  | 'rejectedByPlatform'
  | 'rejectedByPrepress'
  | 'rejectedByUnknown'
  | 'documentReviewApprovedManually'
  | 'documentReviewApprovedAutomatically'
  | 'changeAccepted'
  | 'changeRejected'
  | 'changeAnswered';

/** Before this day, the platform did not record the source of a rejection (S4.35). */
const REJECTION_SOURCE_KNOWN_SINCE = '2018-10-20T00:00:00.000Z';

const FULFILLER_FIELDS = ['fulfillerName', 'globalFulfillerId', 'fulfillerItemId'] as const;

/**
 * S4.35: who rejected the item. It is unknown for events before REJECTION_SOURCE_KNOWN_SINCE, and for those that
 * mention neither prepress nor a fulfiller nor the platform.
 */
function rejectionVariant(event: OrderEvent): EventVariant {
  if (event.eventDate !== null && event.eventDate < REJECTION_SOURCE_KNOWN_SINCE) return 'rejectedByUnknown';
  const origin = [event.eventSourceId, eventText(event, 'subType'), eventText(event, 'additionalInfo')];
  if (origin.some((text) => /\bprepress/i.test(text))) return 'rejectedByPrepress';
  const handledByPlatform = eventFlag(event, 'handledByPlatform');
  if (handledByPlatform) return 'rejectedByPlatform';
  const isOfFulfiller = FULFILLER_FIELDS.some((field) => eventText(event, field) !== '');
  if (isOfFulfiller || handledByPlatform === false) return 'rejectedByFulfiller';
  return /\bplatform/i.test(event.eventSourceId) ? 'rejectedByPlatform' : 'rejectedByUnknown';
}

/** S4.37: manual if the sub type is 'manual' or an agent left notes or feedback, otherwise automatic. */
function approvalVariant(event: OrderEvent): EventVariant {
  const byAgent =
    eventText(event, 'subType') === 'manual' ||
    eventText(event, 'agentNotes') !== '' ||
    eventText(event, 'agentFeedback') !== '';
  return byAgent ? 'documentReviewApprovedManually' : 'documentReviewApprovedAutomatically';
}

function answerVariant(event: OrderEvent): EventVariant {
  const status = eventText(event, 'status');
  if (status === 'accepted') return 'changeAccepted';
  return status === 'rejected' ? 'changeRejected' : 'changeAnswered';
}

/** The wording of the event; null if the console does not know its type. */
export function eventVariant(event: OrderEvent): EventVariant | null {
  const { eventType } = event;
  if (!isEventType(eventType)) return null;
  if (eventType === 'fulfillerRejected') return rejectionVariant(event);
  if (eventType === 'documentReviewApproved') return approvalVariant(event);
  if (eventType === 'changeResponse') return answerVariant(event);
  return eventType;
}

/** S9.15: the title of an unspecified event is its text, shortened to 100 characters; '' if it has none. */
export function unspecifiedTitle(event: OrderEvent): string {
  const text = event.detail.trim() || eventText(event, 'additionalInfo').trim();
  return shorten(text.replace(/\s+/g, ' '), EVENT_TITLE_MAX);
}

const TONES: Partial<Record<EventVariant, StatusTone>> = {
  platformRejected: 'danger',
  rejectedByFulfiller: 'danger',
  rejectedByPlatform: 'danger',
  rejectedByPrepress: 'danger',
  rejectedByUnknown: 'danger',
  fulfillerAdapterError: 'danger',
  fulfillerTransmissionError: 'danger',
  drawingFailed: 'danger',
  documentReviewRejected: 'danger',
  documentReviewException: 'danger',
  insufficientInventory: 'danger',
  nothingCancelled: 'warning',
  changeRejected: 'warning',
  fulfillerDelayed: 'warning',
  delayed: 'warning',
  awaitingSufficientInventory: 'warning',
  documentReviewFeedbackRequested: 'warning',
  cancellationRequestReceived: 'warning',
  promisedArrivalDateChanged: 'warning',
  platformAccepted: 'success',
  productionAccepted: 'success',
  fulfillment: 'success',
  cancellationResponse: 'success',
  changeAccepted: 'success',
  sufficientInventory: 'success',
  drawingCompleted: 'success',
  documentReviewApprovedManually: 'success',
  documentReviewApprovedAutomatically: 'success',
};

const PERIOD_TONES: Record<StatusTone, TimelinePeriodTone> = {
  danger: 'problem',
  warning: 'waiting',
  success: 'done',
  neutral: 'progress',
};

export function eventPeriodTone(variant: EventVariant | null): TimelinePeriodTone {
  return PERIOD_TONES[eventTone(variant)];
}

/** Danger: a failure; warning: needs attention; success: a completed step; neutral: anything else. */
export function eventTone(variant: EventVariant | null): StatusTone {
  return (variant && TONES[variant]) ?? 'neutral';
}
