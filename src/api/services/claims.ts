import type { ReadOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { uniqueBy } from '#api/http/lenient.ts';
import { claimSchema } from '#api/wire/claimWire.ts';
import type { Claim } from '#domain/order/claim.ts';

export function claimsClient(http: Http) {
  return {
    /** The claims about the order's items (S7.27). */
    claimsOfOrder: async (orderId: string, options: ReadOptions = {}): Promise<Claim[]> => {
      const first = { service: 'claims', path: '/v1/claims', query: { orderId }, ...options } as const;
      return uniqueBy(await readAllPages(http, first, 'results', claimSchema), ({ id }) => id);
    },
  };
}
