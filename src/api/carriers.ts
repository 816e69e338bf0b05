import * as v from 'valibot';
import type { CarrierService } from '#domain/carrierService.ts';
import type { ReadOptions } from './call.ts';
import { readAllPages } from './collection.ts';
import type { Http } from './http.ts';
import { id, text } from './lenient.ts';

const WireCarrierService = v.object({ key: id, name: text });

export function carriers(http: Http) {
  return {
    /** All carrier services, over all pages (S7.29). */
    carrierServices: async (options: ReadOptions = {}): Promise<CarrierService[]> => {
      const found = await readAllPages(
        http,
        { service: 'carriers', path: '/api/v1/carrierServices', query: { size: '200' }, ...options },
        'carrierServices',
        WireCarrierService,
      );
      return found.map(({ key, name }) => ({ key, name: name || key }));
    },
  };
}
