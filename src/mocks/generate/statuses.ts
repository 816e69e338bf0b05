import { HOUR_MS, toIso } from '#domain/time/time.ts';
import { STATUS_DETAILS } from '../data/details.ts';
import { STEP_HOURS, STEPS, type Step } from '../data/stages.ts';
import type { StatusDocument } from '../documents.ts';
import type { Random } from '../random.ts';
import { closedSteps, type OrderPeriod, stageOf } from './orderPeriod.ts';
import type { ItemPlan } from './planItem.ts';

function detailOf(name: string, isRouting: boolean, random: Random): string {
  const texts = STATUS_DETAILS[name] ?? [''];
  if (name !== 'suspended') return random.pick(texts);
  return random.pick(texts.filter((text) => text.startsWith('Routing') === isRouting));
}

/**
 * The time in epoch ms at which each closed step ended. Each step's share of the time corresponds to its
 * usual duration.
 */
export function stepEndTimes(item: ItemPlan, period: OrderPeriod): Map<Step, number> {
  const steps = closedSteps(stageOf(item.stage));
  const total = steps.reduce((sum, step) => sum + STEP_HOURS[step], 0);
  let done = 0;
  return new Map(
    steps.map((step) => {
      done += STEP_HOURS[step];
      return [step, Math.round(period.createdAt + ((item.reachedAt - period.createdAt) * done) / total)];
    }),
  );
}

/** Hours from the hand-over to the carrier until each status of the parcel. */
const PARCEL_HOURS: Readonly<Record<string, number>> = {
  dispatched: 3,
  onTimeToCustomer: 4,
  outForDelivery: 40,
  delivered: 46,
};

function sideUpdated(
  name: string,
  item: ItemPlan,
  period: OrderPeriod,
  accepted: number | undefined,
): number {
  if (name === 'platformAccepted') return accepted ?? item.reachedAt;
  return Math.min(
    item.reachedAt + (PARCEL_HOURS[name] ?? 0) * HOUR_MS,
    Math.max(period.until, item.reachedAt),
  );
}

function entry(
  name: string,
  state: StatusDocument['state'],
  quantity: number,
  updated: number | undefined,
): StatusDocument {
  const updatedDate = updated === undefined ? null : toIso(updated);
  return { name, state, detail: '', expectedCloseDate: null, quantity, updatedDate };
}

function currentEntries(item: ItemPlan, period: OrderPeriod, random: Random): StatusDocument[] {
  const stage = stageOf(item.stage);
  const telling = stage.sideStatuses?.includes('cancelled') ? 'cancelled' : stage.at;
  return item.current.map(({ name, due }) => {
    const part = name === telling ? (stage.part ?? 1) : 1;
    return {
      ...entry(name, 'current', Math.ceil(item.quantity * part), sideUpdated(name, item, period, undefined)),
      detail: detailOf(name, stage.at === 'routing', random),
      expectedCloseDate: due === null ? null : toIso(due),
    };
  });
}

/**
 * Generates the status entries of an item by name (S3.15), including `baton`. The entries are closed, current
 * or not started. An item in the stage `unknown` has only current ones.
 */
export function makeStatuses(
  item: ItemPlan,
  period: OrderPeriod,
  random: Random,
): Record<string, StatusDocument> {
  const ends = stepEndTimes(item, period);
  const current = currentEntries(item, period, random);
  if (item.stage === 'unknown') return Object.fromEntries(current.map((one) => [one.name, one]));
  const handedOver = ends.get('routing');
  const baton = entry('baton', handedOver === undefined ? 'notStarted' : 'closed', item.quantity, handedOver);
  const closed = [
    ...[...ends].map(([name, end]) => entry(name, 'closed', item.quantity, end)),
    ...(stageOf(item.stage).closed ?? []).map((name) =>
      entry(name, 'closed', item.quantity, sideUpdated(name, item, period, ends.get('standardizingOrder'))),
    ),
  ];
  const begun = [...closed, ...current, baton];
  const waiting = STEPS.filter((step) => !begun.some(({ name }) => name === step)).map((step) =>
    entry(step, 'notStarted', item.quantity, undefined),
  );
  return Object.fromEntries([...begun, ...waiting].map((one) => [one.name, one]));
}
