import type { ReadOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { uniqueBy } from '#api/http/lenient.ts';
import { claimSchema } from '#api/wire/claimWire.ts';
import type { Claim } from '#domain/order/claim.ts';

/** Creates the read of the claims or the complaints about an order's items (S7.27). */
export function remedyRecords(http: Http, service: 'claims' | 'complaints') {
  return async (orderId: string, options: ReadOptions = {}): Promise<Claim[]> => {
    const first = { service, path: `/v1/${service}`, query: { orderId }, ...options };
    return uniqueBy(await readAllPages(http, first, 'results', claimSchema), ({ id }) => id);
  };
}
