import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, id, orNull, text } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import type { Merchant, MerchantDetails } from '#domain/order/merchant.ts';

const WireMerchant = v.object({ merchantId: id, displayName: text });
const WireContact = v.object({ phone: text, email: text });
const WireMerchantDetails = v.object({
  ...WireMerchant.entries,
  defaultOrderSupportContact: orNull(WireContact),
  defaultTechSupportContact: orNull(WireContact),
});

/** S3.32: the ID replaces a missing display name. */
function toMerchant<W extends v.InferOutput<typeof WireMerchant>>(wire: W): W {
  return { ...wire, displayName: wire.displayName || wire.merchantId };
}

export function merchantConfigClient(http: Http) {
  return {
    merchants: async (options: ReadOptions = {}): Promise<Merchant[]> => {
      const query = { verbose: 'false' };
      const first = { service: 'merchant-config', path: '/v0/merchants', query, ...options } as const;
      return (await readAllPages(http, first, 'merchants', WireMerchant)).map(toMerchant);
    },

    merchant: (merchantId: string, options: ReadOptions = {}): Promise<MerchantDetails> =>
      http.request({
        service: 'merchant-config',
        path: encodedPath`/v0/merchants/${merchantId}`,
        read: createReader(WireMerchantDetails, toMerchant),
        ...options,
      }),
  };
}
