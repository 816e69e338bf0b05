import type { OrderEvent } from './event.ts';

/** The result for one event that was resent to the callback (S7.17). */
export interface ResentEvent {
  eventId: string;
  success: boolean;
  /** The platform's message, '' if there is none. */
  message: string;
}

/** Events whose deliveries all failed, except those without an ID, which cannot be resent. */
export function failedEvents(events: readonly OrderEvent[]): OrderEvent[] {
  return events.filter(
    ({ eventId, attempts }) =>
      eventId !== '' && attempts.length > 0 && !attempts.some((attempt) => attempt.success),
  );
}
