import { DAY_MS, HOUR_MS } from '#domain/time/time.ts';
import { createRandom } from '../random.ts';
import type { OrderSpec } from './plan.ts';

/**
 * Orders are placed during the day and the first half of the next one, so that a session after midnight still
 * gets new orders.
 */
const TODAY_HOURS = 36;
const WINDOW_DAYS = 180;
const TODAY_SHARE = 0.04;
/** Fewer orders than this are all older than today, so that a small platform is the same at any hour. */
const FEWEST_WITH_TODAY = 100;

/** The input that determines all generated orders. */
export interface GeneratorInput {
  seed: number;
  /** Midnight UTC of the day, in epoch ms. */
  dayStart: number;
  count: number;
  /** Returns the specification of the order at that index. Only landmarks have one. */
  specOf?: (index: number) => OrderSpec;
}

export function startOfUtcDay(now: number): number {
  return Math.floor(now / DAY_MS) * DAY_MS;
}

function todayCount(count: number): number {
  return count < FEWEST_WITH_TODAY ? 0 : Math.max(TODAY_HOURS, Math.round(count * TODAY_SHARE));
}

export function orderIdAt(platform: GeneratorInput, index: number): string {
  return createRandom(platform.seed, index, 1).uuid();
}

/**
 * The time in epoch ms at which the order at that index was placed. The lowest index has the newest order.
 * Orders of today and the next half day are spread evenly, so that new ones keep appearing. Older ones go
 * back six months, and most of them were placed in the daytime.
 */
export function createdAt(platform: GeneratorInput, index: number): number {
  const random = createRandom(platform.seed, index, 2);
  const today = todayCount(platform.count);
  if (index < today) {
    const step = (TODAY_HOURS * HOUR_MS) / today;
    return Math.round(platform.dayStart + TODAY_HOURS * HOUR_MS - (index + 0.1 + random.next() * 0.8) * step);
  }
  const share = (index - today + random.next()) / (platform.count - today);
  const daysAgo = 1 + Math.floor(share ** 1.1 * (WINDOW_DAYS - 1));
  const hour = Math.min(23.99, random.chance(0.75) ? 7 + random.next() * 13 : random.next() * 24);
  return Math.round(platform.dayStart - daysAgo * DAY_MS + hour * HOUR_MS);
}

export type Age = 'today' | 'day' | 'week' | 'month' | 'old';

export function ageOf(platform: GeneratorInput, created: number): Age {
  const days = (platform.dayStart - created) / DAY_MS;
  if (days < 0) return 'today';
  if (days < 2) return 'day';
  if (days < 9) return 'week';
  return days < 35 ? 'month' : 'old';
}

/** The kinds of relation between two orders, or between an order and something outside the platform. */
export type OrderRelationKind = 'claims' | 'complaints' | 'redirect' | 'reorder' | 'quote';

export interface OrderRelation {
  kind: OrderRelationKind;
  role: 'original' | 'successor';
  /** The index of the other order, or null if that is not an order of the platform. */
  other: number | null;
}

/**
 * The pattern of related orders repeats every 80 indices. The index of a successor is 130 lower than that of
 * its original, so the successor is about two days newer.
 */
const ROUND = 80;
const GAP = 130;
const PLACES: Readonly<Record<number, { kind: OrderRelationKind; paired: boolean }>> = {
  7: { kind: 'claims', paired: true },
  15: { kind: 'claims', paired: false },
  23: { kind: 'complaints', paired: true },
  31: { kind: 'complaints', paired: false },
  41: { kind: 'redirect', paired: true },
  59: { kind: 'reorder', paired: true },
  75: { kind: 'quote', paired: false },
};

function originalRelation(platform: GeneratorInput, index: number): OrderRelation | null {
  const place = PLACES[index % ROUND];
  if (!place || index < 0 || index >= platform.count) return null;
  if (createdAt(platform, index) > platform.dayStart - 6 * DAY_MS) return null;
  return { kind: place.kind, role: 'original', other: place.paired ? index - GAP : null };
}

/**
 * The relation of the order at that index, or null for most orders. Only orders that are at least six days
 * old can be originals.
 */
export function orderRelationAt(platform: GeneratorInput, index: number): OrderRelation | null {
  const own = originalRelation(platform, index);
  if (own) return own;
  const original = originalRelation(platform, index + GAP);
  return original && original.other === index ? { ...original, role: 'successor', other: index + GAP } : null;
}
