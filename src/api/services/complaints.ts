import type { ReadOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { uniqueBy } from '#api/http/lenient.ts';
import { claimSchema } from '#api/wire/claimWire.ts';
import type { Claim } from '#domain/order/claim.ts';

export function complaintsClient(http: Http) {
  return {
    /** The complaints about the order's items (S7.27). */
    complaintsOfOrder: async (orderId: string, options: ReadOptions = {}): Promise<Claim[]> => {
      const first = {
        service: 'complaints',
        path: '/v1/complaints',
        query: { orderId },
        ...options,
      } as const;
      return uniqueBy(await readAllPages(http, first, 'results', claimSchema), ({ id }) => id);
    },
  };
}
