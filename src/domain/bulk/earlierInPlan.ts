import { type ByKey, byKey, hasKey, lookUp } from '#domain/byKey.ts';
import type { EarlierIntent, IntentKind } from '#domain/writes/earlierIntent.ts';
import { earlierIntents, intentKindOfStep, type RecordedIntents } from '#domain/writes/intents.ts';
import type { JournaledRun, RunOrder } from './bulkJob.ts';

export type EarlierByOrder = ByKey<readonly EarlierIntent[]>;

/**
 * The kind of intent of the order's first step, and the items of all steps of that kind; null if the first
 * step never conflicts with earlier intents.
 */
function intentOf({ steps }: RunOrder): { kind: IntentKind; itemIds: string[] } | null {
  const [first] = steps;
  const kind = first ? intentKindOfStep(first.kind) : null;
  if (!first || kind === null) return null;
  const own = steps.filter((step) => step.kind === first.kind);
  return { kind, itemIds: own.flatMap(({ itemIds }) => itemIds) };
}

/** The earlier intents by order ID, without orders that have none. `now` is in epoch milliseconds. */
export function earlierByOrder(
  runOrders: readonly RunOrder[],
  recorded: RecordedIntents,
  now: number,
): EarlierByOrder {
  return byKey(
    runOrders.flatMap((runOrder): [string, EarlierIntent[]][] => {
      const intent = intentOf(runOrder);
      if (!intent) return [];
      const own = { orderId: runOrder.orderId, itemIds: intent.itemIds, runOrder };
      const earlier = earlierIntents(intent.kind, recorded, own, now);
      return earlier.length > 0 ? [[runOrder.orderId, earlier]] : [];
    }),
  );
}

/** The run's order with these intents accepted. Each step that can conflict with them records their keys. */
export function withAcceptedIntents(runOrder: RunOrder, accepted: readonly string[]): RunOrder {
  if (accepted.length === 0) return runOrder;
  const steps = runOrder.steps.map((step) =>
    intentKindOfStep(step.kind) === null ? step : { ...step, accepted: [...accepted] },
  );
  return { ...runOrder, steps };
}

/**
 * The run without the orders that have earlier intents, unless the user included them. The run lists the
 * omitted orders as skipped, and the earlier intents of the included orders as accepted.
 */
export function withIncludedOrders(
  { job, runOrders }: JournaledRun,
  earlier: EarlierByOrder,
  includedIds: ReadonlySet<string>,
): JournaledRun {
  const isLeftOut = ({ orderId }: RunOrder) => hasKey(earlier, orderId) && !includedIds.has(orderId);
  const skipped = runOrders
    .filter(isLeftOut)
    .map(({ orderId }) => ({ orderId, reason: 'earlierIntent' as const }));
  const included = runOrders
    .filter((runOrder) => !isLeftOut(runOrder))
    .map((runOrder, index) => withAcceptedIntents({ ...runOrder, index }, keysOf(earlier, runOrder.orderId)));
  return { job: { ...job, skipped: [...job.skipped, ...skipped] }, runOrders: included };
}

function keysOf(earlier: EarlierByOrder, orderId: string): string[] {
  return (lookUp(earlier, orderId) ?? []).map(({ key }) => key);
}
