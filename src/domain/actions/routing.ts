import type { Money } from '#domain/money.ts';
import { type ArrivalPromise, daysLate } from '#domain/order/promiseDates.ts';
import { dateText } from '#domain/time/time.ts';

/** A fulfiller that routing ranked, or excluded for the given reasons. */
export interface RoutingOption {
  fulfillerId: string;
  fulfillerName: string;
  /** 1 is the best; null if it was not ranked. */
  rank: number | null;
  cost: Money | null;
  /** UTC instant, or null. */
  expectedArrivalDate: string | null;
  excludedReasons: string[];
  /** URL of the configuration that a redirect to this fulfiller specifies; null if there is none. */
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

/** Options without a rank come last and keep the platform's order. */
export function byRank(a: RoutingOption, b: RoutingOption): number {
  return (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
}

/**
 * Whole calendar days from the promise date to `arrival`, a UTC instant, in the time zone; 0 if it is not
 * later or either date is unknown.
 */
export function daysAfterPromise(arrival: string | null, promise: ArrivalPromise, timezone: string): number {
  return arrival === null ? 0 : daysLate(promise, { today: dateText(arrival, timezone), timezone });
}
