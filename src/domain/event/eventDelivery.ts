import type { DeliveryAttempt, OrderEvent } from './event.ts';

/** Whether and when the merchant received an event (S4.42). */
export type EventDelivery =
  | { state: 'received'; at: string | null }
  /** This order's events have no recipient: it has no callback, or the mock one. */
  | { state: 'notApplicable' }
  | { state: 'notReceived' };
export type DeliveryState = EventDelivery['state'];
export const DELIVERY_STATES = [
  'received',
  'notReceived',
  'notApplicable',
] as const satisfies readonly DeliveryState[];

/** Whether the events have a recipient: not if there is no URL or it is the mock endpoint. */
export function hasListener(callbackUrl: string, mockCallbackUrl: string): boolean {
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
 * S4.42: the date of the first successful attempt; without one, 'not received', or 'not applicable' without a callback.
 */
export function eventDelivery(event: OrderEvent, isListenedTo: boolean): EventDelivery {
  const first = firstSuccess(event.attempts);
  if (first) return { state: 'received', at: first.at };
  return { state: isListenedTo ? 'notReceived' : 'notApplicable' };
}

/** The callback URL of events about the item: the item's own, or else the order's, or else that of any of its items. */
export function callbackUrlOf(
  items: readonly { itemId: string; eventCallbackUrl: string }[],
  requestUrl: string,
  itemId: string,
): string {
  const own = items.find((item) => item.itemId === itemId)?.eventCallbackUrl;
  return own || requestUrl || (items.find((item) => item.eventCallbackUrl !== '')?.eventCallbackUrl ?? '');
}
