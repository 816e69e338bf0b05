import type { Item } from '#domain/item/item.ts';
import { isFinished } from '#domain/item/itemStage.ts';
import { eventFlag, eventText, type OrderEvent } from './event.ts';

/** S4.30: `cancellationResponse` means that the request was accepted, `nothingCancelled` that it was not. */
export type CancellationDecision = 'accepted' | 'rejected';

/** A cancellation request with its responses, or responses without a known request. */
export interface Cancellation {
  request: OrderEvent | null;
  responses: OrderEvent[];
}

export function isCancellationRequest(event: OrderEvent): boolean {
  return event.eventType === 'cancellationRequestReceived';
}

/** Null if the event does not respond to a cancellation request. */
export function cancellationDecision(event: OrderEvent): CancellationDecision | null {
  if (event.eventType === 'cancellationResponse') return 'accepted';
  return event.eventType === 'nothingCancelled' ? 'rejected' : null;
}

/** R371: requests sort before responses of the same time; undated ones first, undated responses last. */
function sortKey(event: OrderEvent): string {
  const { eventDate } = event;
  return isCancellationRequest(event) ? (eventDate ?? '') : `${eventDate ?? 'undated'} response`;
}

/**
 * The cancellation requests of one item, newest first, each with the responses that came before the next
 * request. `events` are the item's events, in any order.
 */
export function cancellations(events: readonly OrderEvent[]): Cancellation[] {
  const inOrder = [...events].sort(
    (a, b) => Number(sortKey(a) > sortKey(b)) - Number(sortKey(a) < sortKey(b)),
  );
  const found: Cancellation[] = [];
  for (const event of inOrder) {
    if (isCancellationRequest(event)) found.push({ request: event, responses: [] });
    if (cancellationDecision(event) === null) continue;
    const last = found.at(-1);
    if (last) last.responses.push(event);
    else found.push({ request: null, responses: [event] });
  }
  return found.reverse();
}

/**
 * R584: whether a response to the request can still arrive. R371 adds every later response to the newest
 * request, and nothing is left to cancel once all pieces are shipped or cancelled. `found` are all
 * cancellations of the item, newest first.
 */
export function isResponseExpected(
  cancellation: Cancellation,
  found: readonly Cancellation[],
  item: Item,
): boolean {
  return cancellation === found[0] && !isFinished(item);
}

/** The data of a cancellation event (S3.41); missing values are '' or null. */
export interface CancellationData {
  requestedBy: string;
  cancelledBy: string;
  reason: string;
  quantity: number | null;
  costsIncurred: boolean | null;
  handledByPlatform: boolean | null;
}

export function cancellationData(event: OrderEvent): CancellationData {
  const quantity = event.facts.find((fact) => fact.field === 'quantity');
  return {
    requestedBy: eventText(event, 'requestedBy') || event.createdOnBehalfOf,
    cancelledBy: eventText(event, 'cancelledBy'),
    reason: eventText(event, 'reason') || event.detail,
    quantity: quantity?.kind === 'number' ? quantity.value : null,
    costsIncurred: eventFlag(event, 'costsIncurred'),
    handledByPlatform: eventFlag(event, 'handledByPlatform'),
  };
}

/**
 * One process of a fulfillment configuration, identified by its expectation code, and whether the
 * configuration supports it (S7.13). The platform reports only some of the codes.
 */
export interface SupportedProcess {
  expectationCode: string;
  supported: boolean;
}

/** Whether the fulfiller accepts cancellations; null if its configuration does not mention them. */
export function supportsCancellation(processes: readonly SupportedProcess[]): boolean | null {
  return (
    processes.find((process) => process.expectationCode === 'supportOrderCancellations')?.supported ?? null
  );
}
