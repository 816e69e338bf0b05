import type { EarlierIntent } from '#domain/actions/earlierIntent.ts';
import {
  earlierIntents,
  type IntentKind,
  intentKindOfStep,
  type RecordedIntents,
} from '#domain/actions/intents.ts';
import { type ByKey, byKey, hasKey, lookUp } from '#domain/byKey.ts';
import type { BulkUnit, JournaledRun } from './bulkJob.ts';

export type EarlierByOrder = ByKey<readonly EarlierIntent[]>;

/**
 * The kind of intent of the unit's first step, and the items of all steps of that kind; null if the first
 * step never conflicts with earlier intents.
 */
function intentOf({ steps }: BulkUnit): { kind: IntentKind; itemIds: string[] } | null {
  const [first] = steps;
  const kind = first ? intentKindOfStep(first.kind) : null;
  if (!first || kind === null) return null;
  const own = steps.filter((step) => step.kind === first.kind);
  return { kind, itemIds: own.flatMap(({ itemIds }) => itemIds) };
}

/**
 * The earlier intents on the orders of a plan, by order ID, without orders that have none. `now` is in epoch
 * milliseconds.
 */
export function earlierByOrder(
  units: readonly BulkUnit[],
  recorded: RecordedIntents,
  now: number,
): EarlierByOrder {
  return byKey(
    units.flatMap((unit): [string, EarlierIntent[]][] => {
      const intent = intentOf(unit);
      if (!intent) return [];
      const own = { orderId: unit.orderId, itemIds: intent.itemIds, unit };
      const earlier = earlierIntents(intent.kind, recorded, own, now);
      return earlier.length > 0 ? [[unit.orderId, earlier]] : [];
    }),
  );
}

/**
 * The unit with these earlier intents accepted. Each step that can conflict with them records their keys.
 */
export function withAcceptedIntents(unit: BulkUnit, accepted: readonly string[]): BulkUnit {
  if (accepted.length === 0) return unit;
  const steps = unit.steps.map((step) =>
    intentKindOfStep(step.kind) === null ? step : { ...step, accepted: [...accepted] },
  );
  return { ...unit, steps };
}

/**
 * The run without the orders that have earlier intents, unless the user included them. The run lists the
 * omitted orders as skipped, and the earlier intents of the included orders as accepted.
 */
export function withIncludedOrders(
  { job, units }: JournaledRun,
  earlier: EarlierByOrder,
  includedIds: ReadonlySet<string>,
): JournaledRun {
  const isLeftOut = ({ orderId }: BulkUnit) => hasKey(earlier, orderId) && !includedIds.has(orderId);
  const skipped = units
    .filter(isLeftOut)
    .map(({ orderId }) => ({ orderId, reason: 'earlierIntent' as const }));
  const included = units
    .filter((unit) => !isLeftOut(unit))
    .map((unit, index) => withAcceptedIntents({ ...unit, index }, keysOf(earlier, unit.orderId)));
  return { job: { ...job, skipped: [...job.skipped, ...skipped] }, units: included };
}

function keysOf(earlier: EarlierByOrder, orderId: string): string[] {
  return (lookUp(earlier, orderId) ?? []).map(({ key }) => key);
}
