import type { JournaledRun, StepKind } from './bulkJob.ts';

export interface PlanFigures {
  /** The number of orders to place. */
  creates: number;
  /** The number of items in the orders to place. */
  items: number;
  /** The number of orders that are split into several. */
  split: number;
  /** The number of original items to cancel. */
  cancels: number;
  /** The number of alerts to clear. */
  clears: number;
}

export function planFigures({ units }: JournaledRun): PlanFigures {
  const steps = units.flatMap((unit) => unit.steps);
  const of = (kind: StepKind) => steps.filter((step) => step.kind === kind);
  const creates = of('create');
  return {
    creates: creates.length,
    items: creates.reduce((sum, step) => sum + step.itemIds.length, 0),
    split: units.filter((unit) => unit.steps.filter((step) => step.kind === 'create').length > 1).length,
    cancels: of('cancelItem').length,
    clears: of('clearAlert').length,
  };
}
