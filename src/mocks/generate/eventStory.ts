import { HOUR_MS } from '#domain/time/time.ts';
import { RARE_EVENTS, STAGE_EVENTS, STEP_EVENTS } from '../data/eventStory.ts';
import type { ItemDocument } from '../documents.ts';
import type { Random } from '../random.ts';
import type { EventDocument, ShipmentDocument } from '../records.ts';
import { eventData } from './eventData.ts';
import { type EventRecipient, type EventSeed, makeEvent } from './events.ts';
import type { OrderPlan } from './plan.ts';
import type { ItemPlan } from './planItem.ts';
import { stepEndTimes } from './statuses.ts';

interface Beat {
  type: string;
  at: number;
}

function spread(types: readonly string[], from: number, to: number): Beat[] {
  return types.map((type, index) => ({
    type,
    at: Math.round(from + ((to - from) * (index + 1)) / types.length),
  }));
}

function beatsOf(item: ItemPlan, plan: OrderPlan, random: Random): Beat[] {
  let from = plan.createdAt;
  const beats: Beat[] = [];
  for (const [step, end] of stepEndTimes(item, plan.period)) {
    beats.push(...spread(STEP_EVENTS[step], from, end));
    from = end;
  }
  const left = Math.max(plan.period.until - item.reachedAt, 0);
  const span = Math.min(left, item.stage === 'delivered' ? 46 * HOUR_MS : HOUR_MS);
  beats.push(...spread(STAGE_EVENTS[item.stage] ?? [], item.reachedAt, item.reachedAt + span));
  if (plan.period.age !== 'today' && random.chance(0.12)) {
    beats.push({ type: random.pick(RARE_EVENTS), at: Math.round((plan.createdAt + item.reachedAt) / 2) });
  }
  return beats;
}

function seedsOf(
  item: ItemPlan,
  document: ItemDocument,
  plan: OrderPlan,
  shipments: readonly ShipmentDocument[],
  random: Random,
): EventSeed[] {
  const shipment = shipments.find((one) => one.items.some(({ itemId }) => itemId === item.itemId)) ?? null;
  const detail = item.current.map(({ name }) => document.statuses?.[name]?.detail).find(Boolean) ?? '';
  const facts = { item: document, shipment, detail, random };
  return beatsOf(item, plan, random).map(({ type, at }) => ({
    type,
    at,
    itemId: item.itemId,
    detail: type === 'drawingFailed' || type === 'documentReviewRejected' ? detail : '',
    data: eventData(type, facts),
  }));
}

/** Generates the events of an order, oldest first. */
export function makeEvents(
  plan: OrderPlan,
  items: readonly ItemDocument[],
  shipments: readonly ShipmentDocument[],
  target: EventRecipient,
  random: Random,
): EventDocument[] {
  const seeds = plan.items.flatMap((item, index) =>
    seedsOf(item, items[index] as ItemDocument, plan, shipments, random),
  );
  return seeds.sort((a, b) => a.at - b.at).map((seed) => makeEvent(seed, target, random));
}
