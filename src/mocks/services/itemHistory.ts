import { lookUp } from '#domain/byKey.ts';
import { toIso } from '#domain/time/time.ts';
import type { ItemDocument, StatusDocument } from '../documents.ts';
import { createRandom, seedOf } from '../random.ts';
import { readItem } from '../readableRecords.ts';
import { get, ok, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

/** The workflow steps within two of the statuses (S4.18). */
const INNER_STEPS: Readonly<Record<string, readonly string[]>> = {
  standardizingOrder: [
    'itemGeneration',
    'addressValidation',
    'documentDataMining',
    'orderValidation',
    'callbackRegistration',
    'routingIngest',
    'deliveryRequestOrchestrator',
    'itemPricing',
    'productDocumentOverride',
  ],
  preparing: [
    'consumeCapacity',
    'prepress',
    'deliveryConstraints',
    'shipmentPlanner',
    'workflowPrice',
    'productManufacturingDataPopulation',
    'fulfillmentExpectations',
    'fulfillmentOrderManager',
    'productionAccepted',
  ],
};

interface Period extends StatusDocument {
  startDate: string | null;
  endDate: string | null;
}

function begun(item: ItemDocument): StatusDocument[] {
  return Object.values(item.statuses ?? {})
    .filter((entry) => entry?.state === 'current' || entry?.state === 'closed')
    .sort((a, b) => ((a.updatedDate ?? '') < (b.updatedDate ?? '') ? -1 : 1));
}

/**
 * A closed status lasted from the end of the previous one until its own end. A current one began with its
 * last change.
 */
function toPeriods(item: ItemDocument, created: string | null): Period[] {
  let from = created;
  return begun(item).map((entry) => {
    const isOver = entry.state === 'closed';
    const startDate = isOver ? from : entry.updatedDate;
    if (isOver) from = entry.updatedDate;
    return { ...entry, startDate, endDate: isOver ? entry.updatedDate : null };
  });
}

/**
 * Spreads the inner steps evenly over the period of their status. If the status is current, so is the last
 * step that has begun.
 */
function innerPeriods(outer: Period, now: number): Period[] {
  const names = (lookUp(INNER_STEPS, outer.name) ?? []).filter((name) => name !== 'productionAccepted');
  const start = Date.parse(outer.startDate ?? '');
  const end = outer.endDate === null ? now : Date.parse(outer.endDate);
  if (Number.isNaN(start) || Number.isNaN(end)) return [];
  const random = createRandom(seedOf(outer.name), Math.floor(start / 1000));
  const count = outer.endDate === null ? random.int(1, names.length) : names.length;
  const at = (index: number) => toIso(start + ((end - start) * index) / count);
  return names.slice(0, count).map((name, index) => {
    const isRunning = outer.endDate === null && index === count - 1;
    const endDate = isRunning ? null : at(index + 1);
    return {
      name,
      state: isRunning ? 'current' : 'closed',
      detail: '',
      quantity: outer.quantity,
      startDate: at(index),
      endDate,
      expectedCloseDate: null,
      updatedDate: endDate ?? at(index),
    };
  });
}

function readHistory(call: ReceivedCall): Reply {
  const { item, record } = readItem(call);
  const periods = toPeriods(item, record.order?.createdDate ?? null);
  const known = new Set(periods.map(({ name }) => name));
  const inner = periods
    .flatMap((period) => innerPeriods(period, call.world.now()))
    .filter(({ name }) => !known.has(name));
  return ok({ itemId: item.itemId, statuses: [...periods, ...inner] });
}

export const itemHistoryRoutes: ServiceRoutes = {
  service: 'item-history',
  errors: 'problem',
  routes: [get('/v1/itemHistory', readHistory)],
};
