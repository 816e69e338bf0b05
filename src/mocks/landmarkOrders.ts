import { LANDMARK_SHAPES } from './generate/landmarkShapes.ts';
import { LANDMARK_WISHES, type LandmarkWish } from './generate/landmarkWishes.ts';
import { makeRecord } from './generate/orderRecord.ts';
import type { Platform, Tie } from './generate/placement.ts';
import { type OrderPlan, type OrderWish, planOrder } from './generate/plan.ts';
import { LANDMARKS, type Landmark } from './landmarks.ts';
import { createRandom } from './random.ts';
import type { OrderRecord } from './records.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Far from the indices of made-up orders. */
const FIRST_INDEX = 1_000_000;
const NOT_RUNNING: readonly Landmark[] = ['merchantOnlyFresh', 'merchantOnlyStuck'];

function indexOf(role: Landmark | undefined): number | null {
  const place = LANDMARK_WISHES.findIndex((wish) => wish.role === role);
  return place < 0 ? null : FIRST_INDEX + place;
}

function tieOf({ role, kind, follows }: LandmarkWish): Tie | null {
  if (!kind) return null;
  if (follows) return { kind, role: 'successor', other: indexOf(follows) };
  const successor = LANDMARK_WISHES.find((wish) => wish.follows === role);
  return { kind, role: 'original', other: indexOf(successor?.role) };
}

/** Landmarks of days are placed from midnight, so that they are the same all day; those of minutes from now. */
function createdAt({ age }: LandmarkWish, platform: Platform, now: number): number {
  if ('minutes' in age) return now - age.minutes * MINUTE;
  return platform.dayStart - age.days * DAY + 9 * 60 * MINUTE;
}

function wishOf(index: number, platform: Platform, now: number): OrderWish {
  const wish = LANDMARK_WISHES[index - FIRST_INDEX];
  if (!wish) return {};
  const { role } = wish;
  return {
    ...wish,
    orderId: LANDMARKS[role],
    createdAt: createdAt(wish, platform, now),
    tie: tieOf(wish),
    ...(NOT_RUNNING.includes(role) && { isRunning: false }),
  };
}

export interface Landmarks {
  /** The platform that knows the landmarks' indices. */
  platform: Platform;
  /** Landmarks whose made-up documents will do. */
  plans: readonly OrderPlan[];
  /** Landmarks whose documents were changed by hand. */
  records: readonly OrderRecord[];
}

/** The well-known orders. `now` in epoch ms. */
export function makeLandmarks(base: Platform, now: number): Landmarks {
  const platform: Platform = { ...base, wishOf: (index) => wishOf(index, base, now) };
  const plans: OrderPlan[] = [];
  const records: OrderRecord[] = [];
  for (const [place, { role }] of LANDMARK_WISHES.entries()) {
    const plan = planOrder(platform, FIRST_INDEX + place);
    const shape = LANDMARK_SHAPES[role];
    if (shape) records.push(shape(makeRecord(platform, plan), createRandom(platform.seed, place, 6)));
    else plans.push(plan);
  }
  return { platform, plans, records };
}
