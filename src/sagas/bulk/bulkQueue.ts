import type { BulkStep, RunOrder } from '#domain/bulk/bulkJob.ts';
import { nextCheck, nextCheckAt } from '#domain/bulk/stepChecks.ts';
import { nextStep } from '#domain/bulk/stepTransitions.ts';

/**
 * A task for one order of a run: send its next write, or check a write with an unknown outcome. `notBefore`
 * is in epoch milliseconds.
 */
export type BulkTask = { kind: 'send'; index: number } | { kind: 'check'; index: number; notBefore: number };
type Check = Extract<BulkTask, { kind: 'check' }>;

export interface BulkQueue {
  nextStep(runOrder: RunOrder): BulkStep | null;
  /**
   * Queues the next task if the order has one. With `isFirst`, a write comes before all other writes, so that
   * orders in progress are finished first and a crash leaves few orders half processed.
   */
  add(runOrder: RunOrder, now: number, isFirst?: boolean): void;
  /**
   * Removes and returns the next task: a due check, otherwise a write to send, otherwise the check that is
   * due next; null if nothing is left.
   */
  take(now: number): BulkTask | null;
}

/** `excludedKeys` contains, by order index, the keys of the steps that must not be sent this time. */
export function createBulkQueue(excludedKeys: readonly ReadonlySet<string>[]): BulkQueue {
  const sends: BulkTask[] = [];
  let checks: Check[] = [];
  const takeCheck = (task: Check | undefined): Check | null => {
    checks = checks.filter((one) => one !== task);
    return task ?? null;
  };
  return {
    nextStep: (runOrder) => nextStep(runOrder, excludedKeys[runOrder.index]),
    add: (runOrder, now, isFirst = false) => {
      const { index } = runOrder;
      const step = nextCheck(runOrder);
      if (nextStep(runOrder, excludedKeys[index]))
        sends.splice(isFirst ? 0 : sends.length, 0, { kind: 'send', index });
      else if (step) checks.push({ kind: 'check', index, notBefore: nextCheckAt(step, now) });
    },
    take: (now) => {
      const due = takeCheck(checks.find((task) => task.notBefore <= now));
      const next = due ?? sends.shift();
      if (next) return next;
      const [first] = [...checks].sort((a, b) => a.notBefore - b.notBefore);
      return takeCheck(first);
    },
  };
}
