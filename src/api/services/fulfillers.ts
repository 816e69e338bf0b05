import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { id, idOrEmpty, visibleName } from '#api/http/lenient.ts';
import type { Fulfiller } from '#domain/order/merchant.ts';

export const WireFulfiller = v.object({ fulfillerId: id, internalFulfillerId: idOrEmpty, name: visibleName });

/** The only call to fulfiller-identity that the first screen needs. `fulfillerIdentity.ts` is loaded later. */
export function fulfillersClient(http: Http) {
  return {
    /** All fulfillers, including archived ones, because older orders may refer to them. */
    fulfillers: async (options: ReadOptions = {}): Promise<Fulfiller[]> => {
      const first = { service: 'fulfiller-identity', path: '/v1/fulfillers', ...options } as const;
      const found = await readAllPages(http, first, 'fulfillers', WireFulfiller);
      return found.map((wire) => ({ ...wire, name: wire.name || wire.fulfillerId }));
    },
  };
}
