import * as v from 'valibot';
import type { Fulfiller } from '#domain/merchant.ts';
import type { ReadOptions } from './call.ts';
import { readEntries } from './collection.ts';
import type { Http } from './http.ts';
import { id, text } from './lenient.ts';

const WireFulfiller = v.object({ fulfillerId: id, internalFulfillerId: text, name: text });

export function fulfillerIdentity(http: Http) {
  return {
    fulfillers: (options: ReadOptions = {}): Promise<Fulfiller[]> =>
      http.request({
        service: 'fulfiller-identity',
        method: 'GET',
        path: '/v1/fulfillers',
        intent: 'read',
        read: (body) =>
          readEntries(body, 'fulfillers', WireFulfiller).map((wire) => ({
            ...wire,
            name: wire.name || wire.fulfillerId,
          })),
        ...options,
      }),
  };
}
