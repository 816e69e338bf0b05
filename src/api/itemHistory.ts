import * as v from 'valibot';
import type { HistoryEntry } from '#domain/history.ts';
import type { ReadOptions } from './call.ts';
import { readEntries } from './collection.ts';
import type { Http } from './http.ts';
import { amount, id, instant, text } from './lenient.ts';

const WireEntry = v.object({
  name: id,
  state: text,
  detail: text,
  quantity: amount,
  startDate: instant,
  endDate: instant,
  expectedCloseDate: instant,
  updatedDate: instant,
});

function toEntry(wire: v.InferOutput<typeof WireEntry>): HistoryEntry {
  const state = wire.state === 'current' || wire.state === 'closed' ? wire.state : 'notStarted';
  return { ...wire, state };
}

export function itemHistory(http: Http) {
  return {
    /** The statuses and steps an item went through (S7.23), in the platform's order. */
    historyOfItem: (itemId: string, options: ReadOptions = {}): Promise<HistoryEntry[]> =>
      http.request({
        service: 'item-history',
        method: 'GET',
        path: '/v1/itemHistory',
        query: { itemId },
        intent: 'read',
        read: (body) => readEntries(body, 'statuses', WireEntry).map(toEntry),
        ...options,
      }),
  };
}
