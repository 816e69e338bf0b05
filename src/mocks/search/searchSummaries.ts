import type { OrderSearchBody } from '#api/wire/orderSearchWire.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { visibleSummaries } from '../access.ts';
import type { SimulatedPerson } from '../people.ts';
import type { OrderSummary } from '../summary.ts';
import type { World } from '../world.ts';
import { itemsFilter, orderFilter } from './filters.ts';
import { textMatcher } from './matchText.ts';

interface Hit {
  order: OrderSummary;
  score: number;
}

function canFind(person: SimulatedPerson, order: OrderSummary): boolean {
  return canReadMerchant(person.permissions, order.merchantId) || visibleSummaries(person, order).length > 0;
}

/** The orders in the search index that the person can read at least in part. */
export function findableOrders(world: World, person: SimulatedPerson): OrderSummary[] {
  const now = world.now();
  return world
    .summaries()
    .filter((order) => order.hasPlatformOrder && order.visibleFrom <= now && canFind(person, order));
}

function promiseOf(order: OrderSummary, mode: OrderSearchBody['sortMode']): string | null {
  const sorted = [...order.promises].sort();
  return (mode === 'max' ? sorted.at(-1) : sorted[0]) ?? null;
}

/**
 * Returns a function that compares two orders by promise date. In both sort directions, orders without a
 * promise date come last.
 */
function byPromise(body: OrderSearchBody): (a: Hit, b: Hit) => number {
  const sign = body.sortOrder === 'descending' ? -1 : 1;
  return (a, b) => {
    const [one, other] = [promiseOf(a.order, body.sortMode), promiseOf(b.order, body.sortMode)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return one === other ? 0 : one < other ? -sign : sign;
  };
}

/** The hits are already sorted newest first. Orders that compare as equal stay in that order. */
function sortHits(hits: Hit[], body: OrderSearchBody): Hit[] {
  if (body.sortField === 'localPromisedArrivalDate') return hits.sort(byPromise(body));
  if (body.sortField === 'createdDate') return body.sortOrder === 'ascending' ? hits.reverse() : hits;
  return hits.sort((a, b) => b.score - a.score);
}

/**
 * Returns all orders that match and that the person can read, in the requested sort order
 * (docs/platform/order-manager.md).
 */
export function searchSummaries(
  world: World,
  person: SimulatedPerson,
  body: OrderSearchBody,
): OrderSummary[] {
  const meetsItems = itemsFilter(body, world.now());
  const meetsOrder = orderFilter(body);
  const score = textMatcher(body.queryString ?? '');
  const hits = findableOrders(world, person).flatMap((order): Hit[] => {
    const items = visibleSummaries(person, order);
    if (!meetsOrder(order, items) || !meetsItems(items)) return [];
    const found = score(order);
    return found > 0 ? [{ order, score: found }] : [];
  });
  return sortHits(hits, body).map((hit) => hit.order);
}
