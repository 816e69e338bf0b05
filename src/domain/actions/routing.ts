import type { Money } from '#domain/money.ts';

/** One fulfiller that routing considered, or excluded with reasons. */
export interface RoutingOption {
  fulfillerId: string;
  fulfillerName: string;
  /** 1 is the best; null if it was not ranked. */
  rank: number | null;
  cost: Money | null;
  /** UTC instant, or null. */
  expectedArrivalDate: string | null;
  excludedReasons: string[];
  /** The configuration that a redirect to this fulfiller names; null if there is none. */
  fulfillmentConfigurationHref: string | null;
}

/** How routing chose the fulfiller of an item (S7.22). */
export interface Routing {
  routingRequestId: string;
  createdDate: string | null;
  selectedFulfillerId: string;
  /** Best first; unranked options come last. */
  options: RoutingOption[];
}

/** Compares options for display: by rank, with unranked and excluded ones last, in the platform's order. */
export function byRank(a: RoutingOption, b: RoutingOption): number {
  return (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
}
