import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { id, visibleName } from '#api/http/lenient.ts';
import type { Merchant } from '#domain/order/merchant.ts';

export const WireMerchant = v.object({ merchantId: id, displayName: visibleName });

/** S3.32: the ID replaces a missing display name. */
export function toMerchant<W extends v.InferOutput<typeof WireMerchant>>(wire: W): W {
  return { ...wire, displayName: wire.displayName || wire.merchantId };
}

/** The only call to merchant-config that the first screen needs. `merchantConfig.ts` is loaded later. */
export function merchantsClient(http: Http) {
  return {
    merchants: async (options: ReadOptions = {}): Promise<Merchant[]> => {
      const query = { verbose: 'false' };
      const first = { service: 'merchant-config', path: '/v0/merchants', query, ...options } as const;
      return (await readAllPages(http, first, 'merchants', WireMerchant)).map(toMerchant);
    },
  };
}
