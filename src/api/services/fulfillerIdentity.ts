import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, text } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import { FULFILLER_FLAGS, type FulfillerDetails, type FulfillerFlag } from '#domain/order/fulfiller.ts';
import { fulfillersClient, WireFulfiller } from './fulfillers.ts';

const yesOrNo = v.fallback(v.nullable(v.boolean()), null);
const WireFulfillerDetails = v.object({
  ...WireFulfiller.entries,
  phone: text,
  email: text,
  ...v.entriesFromList(FULFILLER_FLAGS, yesOrNo),
});

function toDetails(wire: v.InferOutput<typeof WireFulfillerDetails>): FulfillerDetails {
  const { fulfillerId, internalFulfillerId, name, phone, email } = wire;
  const flags = Object.fromEntries(FULFILLER_FLAGS.map((flag) => [flag, wire[flag]]));
  return {
    fulfillerId,
    internalFulfillerId,
    name: name || fulfillerId,
    phone,
    email,
    flags: flags as Record<FulfillerFlag, boolean | null>,
  };
}

export function fulfillerIdentityClient(http: Http) {
  return {
    ...fulfillersClient(http),

    /**
     * The fulfiller with this ID, which may be either of its two IDs; null if there is none. A 403 means that
     * the user cannot see it (S7.25).
     */
    fulfiller: (fulfillerId: string, options: ReadOptions = {}): Promise<FulfillerDetails | null> =>
      http.request<FulfillerDetails | null>({
        service: 'fulfiller-identity',
        path: encodedPath`/v1/fulfillers/${fulfillerId}`,
        absent: null,
        read: createReader(WireFulfillerDetails, toDetails),
        ...options,
      }),
  };
}
