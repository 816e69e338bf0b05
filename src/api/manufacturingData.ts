import * as v from 'valibot';
import type { ManufacturingAttribute } from '#domain/item.ts';
import type { ReadOptions } from './call.ts';
import { readEntries } from './collection.ts';
import type { Http } from './http.ts';
import { attribute } from './itemWire.ts';
import { text } from './lenient.ts';

const WireManufacturingAttribute = v.object({ ...attribute.entries, source: text });

export function manufacturingData(http: Http) {
  return {
    /** The production data of a configuration, each value with its source (S7.24). */
    attributes: (
      productConfigurationUrl: string,
      options: ReadOptions = {},
    ): Promise<ManufacturingAttribute[]> =>
      http.request<ManufacturingAttribute[]>({
        service: 'manufacturing-data',
        method: 'GET',
        path: '/v1/productmanufacturingdatarequest/product',
        query: { productConfigurationUrl, showAttributeSource: 'true' },
        intent: 'read',
        absent: [],
        read: (body) => readEntries(body, 'productManufacturingData', WireManufacturingAttribute),
        ...options,
      }),
  };
}
