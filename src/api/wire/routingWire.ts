import * as v from 'valibot';
import { amount, id, idOrEmpty, instant, linkedObject, list, orNull, text } from '#api/http/lenient.ts';
import { byRank, type Routing, type RoutingOption } from '#domain/actions/routing.ts';
import { firstLink } from '#domain/links/links.ts';

const WireOption = linkedObject({
  fulfillerId: id,
  fulfillerName: text,
  rank: amount,
  cost: orNull(v.object({ amount: amount, currency: text })),
  expectedArrivalDate: instant,
  excludedReasons: list(v.string()),
});

const WireRouting = v.object({
  routingRequestId: idOrEmpty,
  createdDate: instant,
  _embedded: orNull(
    v.object({
      routingResult: orNull(v.object({ selectedFulfillerId: idOrEmpty, options: list(WireOption) })),
    }),
  ),
});

function toOption({ cost, _links, ...same }: v.InferOutput<typeof WireOption>): RoutingOption {
  return {
    ...same,
    cost: cost?.amount == null ? null : { amount: cost.amount, currency: cost.currency },
    fulfillmentConfigurationHref: firstLink(_links, 'fulfillmentConfiguration')?.href ?? null,
  };
}

/**
 * A routing request (docs/platform/item-links.md) with its options, sorted by rank. Without a result, it has
 * none.
 */
export const routingSchema = v.pipe(
  WireRouting,
  v.transform(({ routingRequestId, createdDate, _embedded }): Routing => {
    const result = _embedded?.routingResult;
    return {
      routingRequestId,
      createdDate,
      selectedFulfillerId: result?.selectedFulfillerId ?? '',
      options: (result?.options ?? []).map(toOption).sort(byRank),
    };
  }),
);
