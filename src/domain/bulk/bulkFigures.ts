import type { JournaledRun, SkippedOrder, SkipReason, StepKind } from './bulkJob.ts';

export interface PlanFigures {
  /** The number of orders to place. */
  creates: number;
  /** The number of items in the orders to place. */
  items: number;
  /** The number of orders that are split into several. */
  split: number;
  /** The number of original items to cancel. */
  cancels: number;
  /**
   * If original items are cancelled: the number of orders whose items are not, because the user cannot remediate
   * orders of their merchants (R369).
   */
  notCancelled: number;
  /** The number of alerts to clear. */
  clears: number;
}

export function planFigures({ runOrders }: JournaledRun): PlanFigures {
  const of = (kind: StepKind) =>
    runOrders.flatMap((runOrder) => runOrder.steps.filter((step) => step.kind === kind));
  const ordersWith = (kind: StepKind, isCounted: (count: number) => boolean) =>
    runOrders.filter(({ steps }) => isCounted(steps.filter((step) => step.kind === kind).length)).length;
  const creates = of('create');
  const cancels = of('cancelItem').length;
  return {
    creates: creates.length,
    items: creates.reduce((sum, step) => sum + step.itemIds.length, 0),
    split: ordersWith('create', (count) => count > 1),
    cancels,
    notCancelled: cancels > 0 ? ordersWith('cancelItem', (count) => count === 0) : 0,
    clears: of('clearAlert').length,
  };
}

/** The number on the start button: orders to place, alerts to clear, or otherwise included orders. */
export function startButtonCount(run: JournaledRun): number {
  const { creates, clears } = planFigures(run);
  const orders = run.runOrders.length;
  return { reorder: creates, clearAlerts: clears, cancel: orders, resendEvents: orders }[run.job.verb];
}

/** The IDs of the skipped orders by reason, the most frequent reason first. */
export function skippedByReason(skipped: readonly SkippedOrder[]): ReadonlyMap<SkipReason, string[]> {
  const ids = new Map<SkipReason, string[]>();
  for (const { orderId, reason } of skipped) {
    const others = ids.get(reason);
    if (others) others.push(orderId);
    else ids.set(reason, [orderId]);
  }
  return new Map([...ids].sort(([, one], [, other]) => other.length - one.length));
}
