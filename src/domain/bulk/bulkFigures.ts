import type { BulkStep, JournaledRun, SkippedOrder, SkipReason, StepKind } from './bulkJob.ts';

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
   * If the user chose to cancel original items: the number of orders whose items are not, because the user
   * cannot remediate orders of their merchants (R369).
   */
  notCancelled: number;
  /** The number of alerts to clear. */
  clears: number;
}

function stepsOf({ runOrders }: JournaledRun, kind: StepKind): BulkStep[] {
  return runOrders.flatMap(({ steps }) => steps.filter((step) => step.kind === kind));
}

/** `cancelsOriginals`: whether the user chose to cancel the original items. */
export function planFigures(run: JournaledRun, cancelsOriginals: boolean): PlanFigures {
  const ordersWith = (kind: StepKind, isCounted: (count: number) => boolean) =>
    run.runOrders.filter(({ steps }) => isCounted(steps.filter((step) => step.kind === kind).length)).length;
  const creates = stepsOf(run, 'create');
  return {
    creates: creates.length,
    items: creates.reduce((sum, step) => sum + step.itemIds.length, 0),
    split: ordersWith('create', (count) => count > 1),
    cancels: stepsOf(run, 'cancelItem').length,
    notCancelled: cancelsOriginals ? ordersWith('cancelItem', (count) => count === 0) : 0,
    clears: stepsOf(run, 'clearAlert').length,
  };
}

/** The number on the start button: orders to place, alerts to clear, or otherwise included orders. */
export function startButtonCount(run: JournaledRun): number {
  const countOf = (kind: StepKind) => stepsOf(run, kind).length;
  const orders = run.runOrders.length;
  const counts = { reorder: countOf('create'), clearAlerts: countOf('clearAlert') };
  return { ...counts, cancel: orders, resendEvents: orders }[run.job.verb];
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
