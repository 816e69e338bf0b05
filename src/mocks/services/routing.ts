import { DAY_MS, toIso } from '#domain/time/time.ts';
import { fulfillerIdOf } from '../access.ts';
import { FULFILLERS, type FulfillerData } from '../data/fulfillers.ts';
import type { ItemDocument } from '../documents.ts';
import { fulfillmentConfigurationHref } from '../links.ts';
import { createRandom, type Random, seedOf } from '../random.ts';
import { readItem } from '../readableRecords.ts';
import { ok, type ReceivedCall, type Reply } from '../route.ts';

const EXCLUSIONS = [
  'Cannot deliver before the promised arrival date',
  'SKU is not set up',
  'Capacity of the day is used up',
  'Does not ship to this country',
];

function option(fulfiller: FulfillerData, rank: number, item: ItemDocument, random: Random) {
  const isExcluded = rank > 3;
  const arrival = Date.parse(String(item.promisedArrivalDate)) + (rank - 2) * DAY_MS;
  return {
    fulfillerId: fulfiller.fulfillerId,
    fulfillerName: fulfiller.name,
    rank,
    cost: {
      amount: Math.round((item.transferPrice?.basePrice ?? 9) * (0.9 + rank * 0.08) * 100) / 100,
      currency: 'EUR',
    },
    expectedArrivalDate: Number.isNaN(arrival) ? null : toIso(arrival),
    excludedReasons: isExcluded ? [random.pick(EXCLUSIONS)] : [],
    _links: {
      fulfillmentConfiguration: {
        href: fulfillmentConfigurationHref(fulfiller.fulfillerId, item.skuCode ?? ''),
      },
    },
  };
}

/**
 * The options of the routing: the item's current fulfiller, if it has one, and four others. The options from
 * rank four on are excluded.
 */
function options(item: ItemDocument) {
  const random = createRandom(seedOf(item.itemId), 8);
  const selected = fulfillerIdOf(item);
  const others = FULFILLERS.filter((one) => !one.archived && one.fulfillerId !== selected);
  const start = random.int(0, others.length - 1);
  const own = FULFILLERS.filter((one) => one.fulfillerId === selected);
  const chosen = [
    ...own,
    ...Array.from({ length: 4 }, (_, index) => others[(start + index) % others.length]),
  ];
  return chosen.flatMap((one, index) => (one ? [option(one, index + 1, item, random)] : []));
}

export function readRoutingRequest(call: ReceivedCall): Reply {
  const { item } = readItem(call);
  return ok({
    routingRequestId: `RR-${item.shortItemId}`,
    createdDate: item.statuses?.routing?.updatedDate ?? null,
    _embedded: { routingResult: { selectedFulfillerId: fulfillerIdOf(item), options: options(item) } },
  });
}

export function readRoutingDecision(call: ReceivedCall): Reply {
  const { item } = readItem(call);
  return ok({
    routingDecisionId: `RD-${item.shortItemId}`,
    strategy: 'lowestCostInTime',
    selectedFulfillerId: fulfillerIdOf(item),
  });
}
