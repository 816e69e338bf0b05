import * as v from 'valibot';
import { id, idOrEmpty, linkedObject, list, namedList } from '#api/http/lenient.ts';
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

export const claimSchema = v.pipe(
  WireClaim,
  v.transform(toClaim),
  v.check((found) => found.id !== '', 'A claim without an id cannot be named'),
);
