import type { Address } from '#domain/address/address.ts';
import { byNewest } from '#domain/byNewest.ts';
import { MINUTE_MS } from '#domain/time/time.ts';
import {
  type ChangeRequest,
  changeRequestState,
  type DetailedChangeRequest,
  requestedAddress,
} from './changeRequest.ts';
import { eventText, type OrderEvent } from './event.ts';

/** The previous and the new promised arrival date, in the platform's format; '' for a missing value. */
export interface PromiseChange {
  before: string;
  after: string;
}

/** The previous delivery address, or null if it is unknown, and the new one. */
export interface AddressChange {
  before: Address | null;
  after: Address;
  /** Whether `after` does not have all fields of an address (R118). */
  isShort: boolean;
}

const CHANGE_EVENTS: ReadonlySet<string> = new Set([
  'changeRequestReceived',
  'changeRequestTransferredToFulfiller',
  'changeResponse',
]);

/** The clocks of two services differ, so a request may be dated slightly later than its event. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/** Whether the event reports a new delivery address, which only the item's change requests contain. */
export function isAddressEvent(event: OrderEvent): boolean {
  return CHANGE_EVENTS.has(event.eventType) && eventText(event, 'changeType') === 'delivery';
}

/** Whether the request has this status for the event's item and was not answered long before the event. */
function isAnsweredBy(event: OrderEvent, status: string, at: number): (request: ChangeRequest) => boolean {
  return (request) =>
    changeRequestState(request, event.itemId) === status &&
    (request.modifiedAt === null || Date.parse(request.modifiedAt) >= at - CLOCK_TOLERANCE_MS);
}

/**
 * R373: the delivery change that the event is about: the only one of before or shortly after it; of several, the
 * one with the status of a response, otherwise the newest if all existed at the time of the event. Null if there
 * is none, or if several remain.
 */
export function changeRequestOf(event: OrderEvent, requests: readonly ChangeRequest[]): ChangeRequest | null {
  if (!isAddressEvent(event)) return null;
  const at = event.eventDate === null ? Number.POSITIVE_INFINITY : Date.parse(event.eventDate);
  const createdBy = (limit: number) =>
    requests.filter(
      ({ changeType, createdAt }) =>
        changeType === 'delivery' && (createdAt === null || Date.parse(createdAt) <= limit),
    );
  const only = (found: ChangeRequest[]) => (found.length === 1 ? (found[0] ?? null) : null);
  const possible = createdBy(at + CLOCK_TOLERANCE_MS);
  if (possible.length < 2) return only(possible);
  const status = event.eventType === 'changeResponse' ? eventText(event, 'status') : '';
  if (status !== '') return only(possible.filter(isAnsweredBy(event, status, at)));
  if (createdBy(at).length < possible.length) return null;
  return possible.sort(byNewest(({ createdAt }) => createdAt))[0] ?? null;
}

/** S3.36: the dates in an event about the promise date; null if the event contains neither. */
export function promiseChange(event: OrderEvent): PromiseChange | null {
  const before = eventText(event, 'originalPromisedArrivalDate');
  const after = eventText(event, 'updatedPromisedArrivalDate');
  return before === '' && after === '' ? null : { before, after };
}

/** The previous and the new address in the change request; null if it does not contain the new one. */
export function addressChange(change: DetailedChangeRequest): AddressChange | null {
  const requested = requestedAddress(change);
  if (!requested) return null;
  const { address: after, isShort } = requested;
  return { before: change.request.previous.destinationAddress, after, isShort };
}
