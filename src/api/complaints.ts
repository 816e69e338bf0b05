import type { Claim } from '#domain/claim.ts';
import type { ReadOptions } from './call.ts';
import { claim } from './claimWire.ts';
import { readAllPages } from './collection.ts';
import type { Http } from './http.ts';
import { firstOfEach } from './lenient.ts';

export function complaints(http: Http) {
  return {
    /** The complaints about the order's items (S7.27). */
    complaintsOfOrder: async (orderId: string, options: ReadOptions = {}): Promise<Claim[]> => {
      const first = {
        service: 'complaints',
        path: '/v1/complaints',
        query: { orderId },
        ...options,
      } as const;
      return firstOfEach(await readAllPages(http, first, 'results', claim), ({ id }) => id);
    },
  };
}
