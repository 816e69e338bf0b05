import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { Package, Shipment } from '#domain/delivery/shipment.ts';
import type { ChangeRequest, ChangeRequestData, DetailedChangeRequest } from '#domain/event/changeRequest.ts';
import type { DeliveryAttempt, EventFact, OrderEvent } from '#domain/event/event.ts';
import type { HistoryEntry } from '#domain/item/history.ts';

/** Builders for the data of the item panels. A test sets only the fields that matter to it. */

/** One value of an event's additional data. `kind` is `text` or another kind whose value is a string. */
export function fact(field: EventFact['field'], value: string, kind: EventFact['kind'] = 'text'): EventFact {
  return { kind, field, value } as EventFact;
}

export function flag(field: EventFact['field'], value: boolean): EventFact {
  return { kind: 'flag', field, value } as EventFact;
}

export function anEvent(eventType: string, over: Partial<OrderEvent> = {}): OrderEvent {
  return {
    eventId: 'event-1',
    eventType,
    eventDate: '2026-11-18T09:12:44.000Z',
    eventSourceId: 'workflow',
    itemId: 'item-1',
    fake: false,
    detail: '',
    createdOnBehalfOf: '',
    facts: [],
    attempts: [],
    ...over,
  };
}

export function anAttempt(at: string | null, over: Partial<DeliveryAttempt> = {}): DeliveryAttempt {
  return {
    attemptId: 'attempt-1',
    at,
    success: false,
    source: 'event-sender',
    errorDescription: '',
    errorStackTrace: '',
    errorId: '',
    errorResponseCode: '',
    ...over,
  };
}

/** A period of an item's history, which is closed by default. */
export function aPeriod(name: string, over: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    name,
    state: 'closed',
    detail: '',
    quantity: null,
    startDate: null,
    endDate: null,
    expectedCloseDate: null,
    updatedDate: null,
    ...over,
  };
}

const NO_CHANGE: ChangeRequestData = {
  destinationAddress: null,
  localPromisedArrivalDate: null,
  deliveryConstraints: [],
  documentReferenceUrl: '',
  deliveryRequestHref: null,
  pickupPointHref: null,
};

/** A change of the delivery address to `street`, in the state "preparing". */
export function aChange(over: Partial<ChangeRequest> = {}, street = ''): DetailedChangeRequest {
  const address = street === '' ? null : { ...EMPTY_ADDRESS, street1: street };
  return {
    request: {
      changeRequestId: 'change-1',
      changeType: 'delivery',
      changeFrom: 'merchant',
      state: 'preparing',
      itemStates: {},
      createdAt: '2026-11-18T09:00:00.000Z',
      modifiedAt: '2026-11-18T10:00:00.000Z',
      createdOnBehalfOf: '',
      requested: NO_CHANGE,
      previous: NO_CHANGE,
      preferredOrder: null,
      itemIds: ['item-1'],
      document: {},
      ...over,
    },
    details: { state: 'loaded', address, pickupPoint: null },
  };
}

export function aParcel(trackingStatus: string, over: Partial<Package> = {}): Package {
  return {
    trackingId: 'T-1',
    trackingUrl: '',
    trackingStatus,
    dimensions: null,
    weight: null,
    items: [],
    ...over,
  };
}

export function aShipment(over: Partial<Shipment> = {}): Shipment {
  return {
    shipmentId: 'SH-1',
    status: '',
    shipmentCreationDateTime: null,
    packedDateTime: null,
    carrierServiceKey: '',
    recipient: '',
    items: [],
    packages: [],
    ...over,
  };
}
