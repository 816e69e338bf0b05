import type { OrderEvent } from './event.ts';

/** The result for one event that was resent to the callback URL (S7.17). */
export interface EventResendResult {
  eventId: string;
  success: boolean;
  /** The platform's message, or ''. */
  message: string;
}

/**
 * The events with only failed delivery attempts. Events without an ID are omitted, because they cannot be
 * resent. R343: so are those with an attempt of which the result is unknown.
 */
export function failedEvents(events: readonly OrderEvent[]): OrderEvent[] {
  return events.filter(
    ({ eventId, attempts }) =>
      eventId !== '' && attempts.length > 0 && attempts.every((attempt) => attempt.success === false),
  );
}
