import type { BulkStep, OriginalStepKind, RunOrder, StepKind, StepState } from './bulkJob.ts';

/** The states of a step that has placed at least one new order. */
const PLACED: readonly StepState[] = ['confirmed', 'duplicate'];

/** How many of an order's new orders exist, and how many there should be. */
export interface PlacedCount {
  placed: number;
  total: number;
}

/** R149: the new orders that exist, although others of the same original do not. */
export interface PartialPlacement extends PlacedCount {
  createdIds: string[];
  /** The number of original items whose cancellation is requested once all new orders are placed. */
  uncancelled: number;
}

/** The new orders of the plan, without those that became unnecessary. */
export function neededCreates({ steps }: RunOrder): BulkStep[] {
  return steps.filter(({ kind, state }) => kind === 'create' && state !== 'needless');
}

/** R364: whether each needed new order was placed once, and at least one. Writes on the original are then due. */
export function isReplaced(runOrder: RunOrder): boolean {
  const creates = neededCreates(runOrder);
  return creates.length > 0 && creates.every(({ state }) => state === 'confirmed');
}

/**
 * R365: whether the step is a write on an original item that no new order contains, because the item could no
 * longer be reordered when the new order was sent. Always false in a run without new orders.
 */
export function isForOmittedItem({ steps }: Pick<RunOrder, 'steps'>, { itemIds }: BulkStep): boolean {
  const creates = steps.filter(({ kind }) => kind === 'create');
  const placed = creates.filter(({ state }) => PLACED.includes(state)).flatMap((step) => step.itemIds);
  return creates.length > 0 && !itemIds.every((itemId) => placed.includes(itemId));
}

/** Returns null if the order has no new orders to place. */
export function placedCount(runOrder: RunOrder): PlacedCount | null {
  const creates = neededCreates(runOrder);
  if (creates.length === 0) return null;
  return { placed: creates.filter(({ state }) => PLACED.includes(state)).length, total: creates.length };
}

/** Returns null if all new orders were placed, or none. */
export function partialPlacement(runOrder: RunOrder): PartialPlacement | null {
  const count = placedCount(runOrder);
  if (!count || count.placed === 0 || count.placed === count.total) return null;
  return {
    ...count,
    createdIds: runOrder.steps.flatMap(({ created }) => created),
    uncancelled: plannedSteps(runOrder, 'cancelItem').length,
  };
}

/** Whether a new order was placed more than once, so that the writes on the original are never sent (R366). */
export function isDoubled({ steps }: RunOrder): boolean {
  return steps.some(({ state }) => state === 'duplicate');
}

function plannedSteps(runOrder: RunOrder, kind: StepKind): BulkStep[] {
  if (isDoubled(runOrder)) return [];
  return runOrder.steps.filter((step) => step.kind === kind && step.state === 'planned');
}

/**
 * The writes on the original that are not sent yet, although at least one new order was placed: others were not, or
 * the run was stopped before these writes (R596).
 */
export function notRequestedSteps(runOrder: RunOrder, kind: OriginalStepKind): BulkStep[] {
  const planned = plannedSteps(runOrder, kind);
  if (isReplaced(runOrder)) return planned.filter((step) => !isForOmittedItem(runOrder, step));
  return partialPlacement(runOrder) ? planned : [];
}
