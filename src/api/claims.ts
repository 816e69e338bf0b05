import type { Claim } from '#domain/claim.ts';
import type { ReadOptions } from './call.ts';
import { claim } from './claimWire.ts';
import { readAllPages } from './collection.ts';
import type { Http } from './http.ts';
import { firstOfEach } from './lenient.ts';

export function claims(http: Http) {
  return {
    /** The claims about the order's items (S7.27). */
    claimsOfOrder: async (orderId: string, options: ReadOptions = {}): Promise<Claim[]> => {
      const first = { service: 'claims', path: '/v1/claims', query: { orderId }, ...options } as const;
      return firstOfEach(await readAllPages(http, first, 'results', claim), ({ id }) => id);
    },
  };
}
