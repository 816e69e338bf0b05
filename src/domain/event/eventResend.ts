import type { OrderEvent } from './event.ts';

/** The result for one event that was sent to the callback again (S7.17). */
export interface ResentEvent {
  eventId: string;
  success: boolean;
  /** The platform's own words, '' where it has none. */
  message: string;
}

/** Events whose deliveries all failed; one without an ID cannot be sent again. */
export function failedEvents(events: readonly OrderEvent[]): OrderEvent[] {
  return events.filter(
    ({ eventId, attempts }) =>
      eventId !== '' && attempts.length > 0 && !attempts.some((attempt) => attempt.success),
  );
}
