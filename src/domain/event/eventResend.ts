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
 * resent.
 */
export function failedEvents(events: readonly OrderEvent[]): OrderEvent[] {
  return events.filter(
    ({ eventId, attempts }) =>
      eventId !== '' && attempts.length > 0 && !attempts.some((attempt) => attempt.success),
  );
}
