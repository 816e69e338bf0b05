import type { BulkStep, BulkUnit } from '#domain/bulk/bulkJob.ts';
import { nextCheck, nextCheckAt, nextStep } from '#domain/bulk/stepTransitions.ts';

/** A task for one order of a run: send its next write, or check a write with an unknown outcome. */
export interface BulkTask {
  index: number;
  kind: 'send' | 'reconcile';
  /** Epoch milliseconds. */
  notBefore: number;
}

export interface BulkQueue {
  /** The next step that can be sent for the order in this run, or null. */
  nextStep(unit: BulkUnit): BulkStep | null;
  /** Queues the next task if the order has one. */
  add(unit: BulkUnit, now: number): void;
  /**
   * Like `add`, but puts a write before all other writes. Orders in progress are thus finished first, so that a
   * crash leaves few orders half processed.
   */
  addFirst(unit: BulkUnit, now: number): void;
  /**
   * Removes and returns the next task: a due check, otherwise a write to send, otherwise the check that is
   * due next; null if nothing is left.
   */
  take(now: number): BulkTask | null;
}

/** `held` contains, by order index, the keys of the steps that must not be sent this time. */
export function createBulkQueue(held: readonly ReadonlySet<string>[] = []): BulkQueue {
  const next = (unit: BulkUnit) => nextStep(unit, held[unit.index]);
  const sends: BulkTask[] = [];
  let lookUps: BulkTask[] = [];
  const takeLookUp = (task: BulkTask | undefined): BulkTask | null => {
    if (task) lookUps = lookUps.filter((one) => one !== task);
    return task ?? null;
  };
  const addLookUp = (unit: BulkUnit, now: number) => {
    const step = nextCheck(unit);
    if (step) lookUps.push({ index: unit.index, kind: 'reconcile', notBefore: nextCheckAt(step, now) });
  };
  return {
    nextStep: next,
    add: (unit, now) => {
      if (next(unit)) sends.push({ index: unit.index, kind: 'send', notBefore: now });
      else addLookUp(unit, now);
    },
    addFirst: (unit, now) => {
      if (next(unit)) sends.unshift({ index: unit.index, kind: 'send', notBefore: now });
      else addLookUp(unit, now);
    },
    take: (now) => {
      const due = takeLookUp(lookUps.find((task) => task.notBefore <= now));
      const next = due ?? sends.shift();
      if (next) return next;
      const [first] = [...lookUps].sort((a, b) => a.notBefore - b.notBefore);
      return takeLookUp(first);
    },
  };
}
