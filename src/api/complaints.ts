import type { Claim } from '#domain/claim.ts';
import type { ReadOptions } from './call.ts';
import { claim } from './claimWire.ts';
import { readAllPages } from './collection.ts';
import type { Http } from './http.ts';

export function complaints(http: Http) {
  return {
    /** The complaints about the order's items (S7.27). */
    complaintsOfOrder: (orderId: string, options: ReadOptions = {}): Promise<Claim[]> =>
      readAllPages(
        http,
        { service: 'complaints', path: '/v1/complaints', query: { orderId }, ...options },
        'results',
        claim,
      ),
  };
}
