import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, orNull, text } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import type { MerchantDetails } from '#domain/order/merchant.ts';
import { merchantsClient, toMerchant, WireMerchant } from './merchants.ts';

const WireContact = v.object({ phone: text, email: text });
const WireMerchantDetails = v.object({
  ...WireMerchant.entries,
  defaultOrderSupportContact: orNull(WireContact),
  defaultTechSupportContact: orNull(WireContact),
});

export function merchantConfigClient(http: Http) {
  return {
    ...merchantsClient(http),

    merchant: (merchantId: string, options: ReadOptions = {}): Promise<MerchantDetails> =>
      http.request({
        service: 'merchant-config',
        path: encodedPath`/v0/merchants/${merchantId}`,
        read: createReader(WireMerchantDetails, toMerchant),
        ...options,
      }),
  };
}
