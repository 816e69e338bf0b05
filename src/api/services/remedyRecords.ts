import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readAllPages } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { id, idOrEmpty, linkedObject, list, namedList, uniqueBy } from '#api/http/lenient.ts';
import { firstLink } from '#domain/links/links.ts';
import type { Claim } from '#domain/order/claim.ts';

/** Claims and complaints have the same shape, except for the name of their ID (docs/platform/claims.md). */
const WireClaim = linkedObject({
  id: idOrEmpty,
  complaintId: idOrEmpty,
  items: list(v.object({ itemId: id })),
  reorders: namedList(v.object({ orderId: id, itemId: idOrEmpty }), (one) => JSON.stringify(one)),
});

function toClaim(wire: v.InferOutput<typeof WireClaim>): Claim {
  return {
    id: wire.complaintId || wire.id,
    itemIds: wire.items.map((item) => item.itemId),
    reorders: wire.reorders,
    page: firstLink(wire._links, 'ui')?.href ?? null,
  };
}

const claimSchema = v.pipe(
  WireClaim,
  v.transform(toClaim),
  v.check((found) => found.id !== '', 'A claim without an id cannot be named'),
);

/** Creates the read of the claims or the complaints about an order's items (S7.27). */
export function remedyRecords(http: Http, service: 'claims' | 'complaints') {
  return async (orderId: string, options: ReadOptions = {}): Promise<Claim[]> => {
    const first = { service, path: `/v1/${service}`, query: { orderId }, ...options };
    return uniqueBy(await readAllPages(http, first, 'results', claimSchema), ({ id }) => id);
  };
}
