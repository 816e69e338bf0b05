import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { amount, id, instant, text, uniqueBy } from '#api/http/lenient.ts';
import { statusState } from '#api/wire/itemWire.ts';
import type { HistoryEntry } from '#domain/item/history.ts';

const WireEntry = v.object({
  name: id,
  state: statusState,
  detail: text,
  quantity: amount,
  startDate: instant,
  endDate: instant,
  expectedCloseDate: instant,
  updatedDate: instant,
});

export function itemHistoryClient(http: Http) {
  return {
    /** The statuses and steps of an item so far (S7.23), in the platform's order. */
    historyOfItem: async (itemId: string, options: ReadOptions = {}): Promise<HistoryEntry[]> => {
      const query = { itemId };
      const first = { service: 'item-history', path: '/v1/itemHistory', query, ...options } as const;
      const found = await readAllPages(http, first, 'statuses', WireEntry);
      return uniqueBy(found, (entry) => JSON.stringify(entry));
    },
  };
}
