import type { OrderEvent } from './event.ts';

/** The result for one event that was resent to the callback URL (S7.17). */
export interface EventResendResult {
  eventId: string;
  success: boolean;
  /** The platform's message, or ''. */
  message: string;
}

/** Whether the event has an ID, without which it cannot be resent, and no attempt that may have succeeded (R343). */
export function isResendable({ eventId, attempts }: OrderEvent): boolean {
  return eventId !== '' && attempts.every(({ success }) => success === false);
}

/** The events with only failed delivery attempts. */
export function failedEvents(events: readonly OrderEvent[]): OrderEvent[] {
  return events.filter((event) => event.attempts.length > 0 && isResendable(event));
}
