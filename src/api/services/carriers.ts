import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, id, text } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import type { CarrierService } from '#domain/delivery/shipment.ts';

const WireCarrierService = v.object({ key: id, name: text });

function toCarrierService({ key, name }: v.InferOutput<typeof WireCarrierService>): CarrierService {
  return { key, name: name || key };
}

export function carriersClient(http: Http) {
  return {
    /** All carrier services (S7.29). */
    carrierServices: async (options: ReadOptions = {}): Promise<CarrierService[]> => {
      const found = await readAllPages(
        http,
        { service: 'carriers', path: '/api/v1/carrierServices', query: { size: '200' }, ...options },
        'carrierServices',
        WireCarrierService,
      );
      return found.map(toCarrierService);
    },

    /** One carrier service, even if the list no longer contains it; null if none has that key (S7.29). */
    carrierService: (key: string, options: ReadOptions = {}): Promise<CarrierService | null> =>
      http.request<CarrierService | null>({
        service: 'carriers',
        path: encodedPath`/api/v1/carrierServices/${key}`,
        absent: null,
        read: createReader(WireCarrierService, toCarrierService),
        ...options,
      }),
  };
}
