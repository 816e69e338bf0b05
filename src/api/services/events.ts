import * as v from 'valibot';
import type { ReadOptions, WriteOptions } from '#api/http/call.ts';
import { readAllPages, readEntries } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { id, text } from '#api/http/lenient.ts';
import { readEvents } from '#api/wire/eventWire.ts';
import type { OrderEvents } from '#domain/event/event.ts';
import type { EventResendResult } from '#domain/event/eventResend.ts';

const WireResent = v.object({ eventId: id, success: v.boolean(), message: text });

/**
 * Creates the reader for the results: one for each of these events. An event with several results has failed
 * if one of them says so. The reader throws if the response omits an event, because the event may or may not
 * have been resent.
 */
function readResent(eventIds: readonly string[]) {
  return (body: unknown): EventResendResult[] => {
    const results = readEntries(body, 'results', WireResent);
    return eventIds.map((eventId) => {
      const about = results.filter((result) => result.eventId === eventId);
      const [result] = [...about.filter(({ success }) => !success), ...about];
      if (!result) throw new TypeError('An event is left out');
      return result;
    });
  };
}

/** Reads and resends the events of an order through the product's own backend. */
export function eventsClient(http: Http) {
  return {
    /** All events of the order with their delivery attempts (S7.18). */
    eventsOfOrder: async (orderId: string, options: ReadOptions = {}): Promise<OrderEvents> => {
      const query = { verbose: 'true', orderId };
      const path = '/api/v1/eventquery';
      const first = { service: 'backend', path, query, isListRequired: true, ...options } as const;
      return readEvents(await readAllPages(http, first, 'events', v.unknown()));
    },

    /** Resends events to the merchant's callback (S7.17). Each event succeeds or fails individually. */
    resendEvents: (
      orderId: string,
      eventIds: readonly string[],
      options: WriteOptions = {},
    ): Promise<EventResendResult[]> =>
      http.request({
        service: 'backend',
        method: 'POST',
        path: '/api/v1/events/attempts',
        kind: 'write',
        body: { ids: eventIds, orderId },
        read: readResent(eventIds),
        ...options,
      }),
  };
}
