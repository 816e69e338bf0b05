import { HOUR_MS, MINUTE_MS } from '#domain/time/time.ts';
import {
  SIDE_STATUS_HOURS,
  STAGES,
  STEP_HOURS,
  STEPS,
  type Stage,
  type StageName,
  type Step,
} from '../data/stages.ts';
import type { Random } from '../random.ts';
import type { CurrentStatus } from '../summary.ts';
import type { Age } from './placement.ts';

/** The period that the order's history covers. */
export interface OrderPeriod {
  createdAt: number;
  /** The latest time of a generated event, in epoch ms. */
  until: number;
  dayStart: number;
  age: Age;
}

export function stageOf(name: StageName): Stage {
  return STAGES[name];
}

export function closedSteps(stage: Stage): readonly Step[] {
  const index = STEPS.indexOf(stage.at);
  return STEPS.slice(0, stage.ended ? index + 1 : index);
}

/**
 * The time in epoch ms at which the current stage began: after roughly the usual duration of the closed
 * steps, but not after `until`.
 */
export function reachedAt(stage: Stage, period: OrderPeriod, random: Random): number {
  const usual = closedSteps(stage).reduce((sum, step) => sum + STEP_HOURS[step], 0.02);
  const wanted = usual * HOUR_MS * (0.5 + random.next() * 1.2);
  return Math.round(Math.min(period.createdAt + wanted, period.until));
}

const LATE_SHARE: Readonly<Record<Age, number>> = {
  today: 0.3,
  day: 0.14,
  week: 0.25,
  month: 0.8,
  old: 0.95,
};
const TERMINAL = [
  'fulfilled',
  'dispatched',
  'outForDelivery',
  'delivered',
  'cancelled',
  'onHold',
  'awaitingRobotArm',
];

/**
 * The expected close date of a status in epoch ms, or null if it has none. Late statuses mostly have dates in
 * the past. All other dates are at least a day after the start of the platform's day.
 */
function dueOf(name: string, since: number, period: OrderPeriod, random: Random): number | null {
  const late = random.chance(LATE_SHARE[period.age]);
  const margin = 0.5 + random.next();
  if (TERMINAL.includes(name) || (name === 'rejected' && !late)) return null;
  const hours = (STEP_HOURS as Readonly<Record<string, number>>)[name] ?? SIDE_STATUS_HOURS[name] ?? 24;
  const slack = period.age === 'today' ? 4 : 1;
  const due = Math.round((since + hours * slack * margin * HOUR_MS) / MINUTE_MS) * MINUTE_MS;
  if (late || due > period.dayStart + 24 * HOUR_MS) return due;
  return Math.round(period.dayStart + (24 + margin * 48) * HOUR_MS);
}

/** The current statuses, the most informative one first. */
export function currentStatuses(
  stage: Stage,
  since: number,
  period: OrderPeriod,
  random: Random,
): CurrentStatus[] {
  const names = [...(stage.sideStatuses ?? []), ...(stage.ended ? [] : [stage.at])];
  return names.map((name) => ({ name, due: dueOf(name, since, period, random) }));
}

const CHANGE_TYPES = ['delivery', 'artwork', 'shipmentRequirement'] as const;

/** The types of the item's change requests. Fewer than three percent of the items have any. */
export function pickChangeTypes(stage: Stage, random: Random): readonly string[] {
  if (!random.chance(0.028) || STEPS.indexOf(stage.at) < STEPS.indexOf('preparing')) return [];
  const first = random.pick(CHANGE_TYPES);
  return random.chance(0.2) ? [first, random.pick(CHANGE_TYPES)] : [first];
}
