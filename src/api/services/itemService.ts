import * as v from 'valibot';
import type { ReadOptions, WriteOptions } from '#api/http/call.ts';
import { type CollectedEntries, readPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { ignoreBody, uniqueBy } from '#api/http/lenient.ts';
import { readRawDocument } from '#api/http/rawDocument.ts';
import { encodedPath } from '#api/http/url.ts';
import { itemSchema } from '#api/wire/itemWire.ts';
import type { Item } from '#domain/item/item.ts';

export function itemServiceClient(http: Http) {
  /**
   * The items of all pages before the first one that failed. `error` is the reason for that failure, or null
   * if every page was read. Rejects if the first page fails.
   */
  async function readableItems(orderId: string, options: ReadOptions = {}): Promise<CollectedEntries<Item>> {
    const first = { service: 'item-service', path: '/v1/items', query: { orderId }, ...options } as const;
    const { entries, error } = await readPages(http, first, 'item', itemSchema);
    return { entries: uniqueBy(entries, ({ itemId }) => itemId), error };
  }

  return {
    readableItems,

    /** All items of the order (S7.5). Rejects if a page fails. */
    itemsOfOrder: async (orderId: string, options: ReadOptions = {}): Promise<Item[]> => {
      const { entries, error } = await readableItems(orderId, options);
      if (error !== null) throw error;
      return entries;
    },

    /** One item; null if no item has that ID (S7.6). */
    item: (itemId: string, options: ReadOptions = {}): Promise<Item | null> =>
      http.request<Item | null>({
        service: 'item-service',
        path: encodedPath`/v1/items/${itemId}`,
        absent: null,
        read: (body) => v.parse(itemSchema, body),
        ...options,
      }),

    /** The item's document, unchanged, for the JSON viewer. */
    document: (itemId: string, options: ReadOptions = {}): Promise<unknown> =>
      http.request<unknown>({
        service: 'item-service',
        path: encodedPath`/v1/items/${itemId}`,
        read: readRawDocument,
        ...options,
      }),

    /**
     * Clears an alert by removing the status's expected close date (S7.15). A 404 counts as success, because
     * the date no longer exists.
     */
    clearAlert: (itemId: string, statusName: string, options: WriteOptions = {}): Promise<void> =>
      http.request({
        service: 'item-service',
        method: 'DELETE',
        path: encodedPath`/v1/items/${itemId}/statuses/${statusName}/expectedCloseDate`,
        kind: 'idempotentWrite',
        absent: undefined,
        read: ignoreBody,
        ...options,
      }),
  };
}
