import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readEntries } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { text } from '#api/http/lenient.ts';
import { attributeSchema } from '#api/wire/itemWire.ts';
import type { ManufacturingAttribute } from '#domain/item/item.ts';

const WireManufacturingAttribute = v.object({ ...attributeSchema.entries, source: text });

export function manufacturingDataClient(http: Http) {
  return {
    /** The production data of a configuration, with the source of each value (S7.24); empty for a 404. */
    attributes: (
      productConfigurationUrl: string,
      options: ReadOptions = {},
    ): Promise<ManufacturingAttribute[]> =>
      http.request<ManufacturingAttribute[]>({
        service: 'manufacturing-data',
        path: '/v1/productmanufacturingdatarequest/product',
        query: { productConfigurationUrl, showAttributeSource: 'true' },
        absent: [],
        read: (body) => readEntries(body, 'productManufacturingData', WireManufacturingAttribute),
        ...options,
      }),
  };
}
