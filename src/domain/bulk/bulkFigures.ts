import type { JournaledRun, StepKind } from './bulkJob.ts';

/** The numbers of a planned run. */
export interface PlanFigures {
  /** Orders that are placed. */
  creates: number;
  /** Items in them. */
  items: number;
  /** Orders that are placed as more than one. */
  split: number;
  /** Original items with a requested cancellation. */
  cancels: number;
  /** Alerts that are cleared. */
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
