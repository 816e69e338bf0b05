import type { OrderEvents } from '#domain/event.ts';
import type { ReadOptions } from './call.ts';
import { readEvents } from './eventWire.ts';
import type { Http } from './http.ts';

/** What happened to an order, from the product's own backend. */
export function events(http: Http) {
  return {
    /** All events of the order with their delivery attempts (S7.18). */
    eventsOfOrder: (orderId: string, options: ReadOptions = {}): Promise<OrderEvents> =>
      http.request({
        service: 'backend',
        method: 'GET',
        path: '/api/v1/eventquery',
        query: { verbose: 'true', orderId },
        intent: 'read',
        read: readEvents,
        ...options,
      }),
  };
}
