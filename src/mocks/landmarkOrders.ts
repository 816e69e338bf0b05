import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/time.ts';
import { LANDMARK_TRANSFORMS } from './generate/landmarkShapes.ts';
import { LANDMARK_SPECS, type LandmarkSpec } from './generate/landmarkSpecs.ts';
import { makeRecord } from './generate/orderRecord.ts';
import type { GeneratorInput, OrderRelation } from './generate/placement.ts';
import { type OrderPlan, type OrderSpec, planOrder } from './generate/plan.ts';
import { LANDMARKS, type Landmark } from './landmarks.ts';
import { createRandom } from './random.ts';
import type { OrderRecord } from './records.ts';

/** The index of the first landmark. All other orders have far lower indices. */
const FIRST_INDEX = 1_000_000;
const WITHOUT_PLATFORM_ORDER: readonly Landmark[] = ['merchantOnlyFresh', 'merchantOnlyStuck'];

function indexOf(role: Landmark | undefined): number | null {
  const index = LANDMARK_SPECS.findIndex((spec) => spec.role === role);
  return index < 0 ? null : FIRST_INDEX + index;
}

function relationOf({ role, kind, follows }: LandmarkSpec): OrderRelation | null {
  if (!kind) return null;
  if (follows) return { kind, role: 'successor', other: indexOf(follows) };
  const successor = LANDMARK_SPECS.find((spec) => spec.follows === role);
  return { kind, role: 'original', other: indexOf(successor?.role) };
}

/**
 * Returns the time in epoch ms at which the landmark was placed. An age in days counts from the start of the
 * platform's day, so that the order stays the same all day. An age in minutes counts from now.
 */
function createdAt({ age }: LandmarkSpec, platform: GeneratorInput, now: number): number {
  if ('minutes' in age) return now - age.minutes * MINUTE_MS;
  return platform.dayStart - age.days * DAY_MS + 9 * HOUR_MS;
}

function specOf(index: number, platform: GeneratorInput, now: number): OrderSpec {
  const spec = LANDMARK_SPECS[index - FIRST_INDEX];
  if (!spec) return {};
  const { role } = spec;
  return {
    ...spec,
    orderId: LANDMARKS[role],
    createdAt: createdAt(spec, platform, now),
    relation: relationOf(spec),
    ...(WITHOUT_PLATFORM_ORDER.includes(role) && { hasPlatformOrder: false }),
  };
}

export interface Landmarks {
  /** The generator input, extended by the specifications of the landmarks. */
  platform: GeneratorInput;
  /** Landmarks whose generated documents are used unchanged. */
  plans: readonly OrderPlan[];
  /** Landmarks whose documents were changed afterwards. */
  records: readonly OrderRecord[];
}

/** Creates the landmarks. `now` is in epoch ms. */
export function makeLandmarks(base: GeneratorInput, now: number): Landmarks {
  const platform: GeneratorInput = { ...base, specOf: (index) => specOf(index, base, now) };
  const plans: OrderPlan[] = [];
  const records: OrderRecord[] = [];
  for (const [index, { role }] of LANDMARK_SPECS.entries()) {
    const plan = planOrder(platform, FIRST_INDEX + index);
    const shape = LANDMARK_TRANSFORMS[role];
    if (shape) records.push(shape(makeRecord(platform, plan), createRandom(platform.seed, index, 6)));
    else plans.push(plan);
  }
  return { platform, plans, records };
}
