import { isSameId } from '#domain/sameId.ts';
import type { DeliveryAttempt, OrderEvent } from './event.ts';

/** Whether and when the merchant received an event (S4.42). */
export type EventDelivery =
  | { state: 'received'; at: string | null }
  /** The event has no recipient, because the callback URL is missing or is the mock one. */
  | { state: 'notApplicable' }
  | { state: 'notReceived' };
export type DeliveryState = EventDelivery['state'];
export const DELIVERY_STATES = [
  'received',
  'notReceived',
  'notApplicable',
] as const satisfies readonly DeliveryState[];

/** Whether the callback URL is neither missing nor the mock endpoint. */
export function hasEventRecipient(callbackUrl: string, mockCallbackUrl: string): boolean {
  if (callbackUrl === '') return false;
  return mockCallbackUrl === '' || !callbackUrl.startsWith(mockCallbackUrl);
}

function firstSuccess(attempts: readonly DeliveryAttempt[]): DeliveryAttempt | null {
  const succeeded = attempts.filter((attempt) => attempt.success);
  return succeeded.reduce<DeliveryAttempt | null>((first, attempt) => {
    if (!first || first.at === null) return attempt;
    return attempt.at !== null && attempt.at < first.at ? attempt : first;
  }, null);
}

/**
 * S4.42: the event was received at its first successful attempt. R475: if it is unknown (null) whether the
 * event has a recipient, a failed attempt proves it.
 */
export function eventDelivery(event: OrderEvent, hasRecipient: boolean | null): EventDelivery {
  const first = firstSuccess(event.attempts);
  if (first) return { state: 'received', at: first.at };
  const isExpected = hasRecipient ?? event.attempts.some(({ success }) => success === false);
  return { state: isExpected ? 'notReceived' : 'notApplicable' };
}

/**
 * The callback URL for the item's events: the URL of the item, or else of the order (`orderUrl`), or else of
 * the first item that has one; '' if there is none.
 */
export function callbackUrlOf(
  items: readonly { itemId: string; eventCallbackUrl: string }[],
  orderUrl: string,
  itemId: string,
): string {
  const own = items.find((item) => isSameId(item.itemId, itemId))?.eventCallbackUrl;
  return own || orderUrl || (items.find((item) => item.eventCallbackUrl !== '')?.eventCallbackUrl ?? '');
}
