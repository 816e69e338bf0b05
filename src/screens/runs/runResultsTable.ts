import type { TFunction } from 'i18next';
import { skipReasonText } from '#components/skipReasonText.ts';
import type { BulkUnit } from '#domain/bulk/bulkJob.ts';
import {
  appliedSteps,
  createdOrderIds,
  mainSteps,
  orderOutcome,
  stepsToReview,
} from '#domain/bulk/bulkResults.ts';
import { notRequestedSteps, placedCount } from '#domain/bulk/partialPlacement.ts';
import { isRetryable } from '#domain/bulk/stepTransitions.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { invalidLineText, type useStepProblems } from './useStepProblems.ts';

interface Words {
  runs: TFunction<'runs'>;
  bulk: TFunction<'bulk'>;
  problemsOf: ReturnType<typeof useStepProblems>;
}

const COLUMNS = [
  'original',
  'merchantOrder',
  'merchant',
  'outcome',
  'placed',
  'created',
  'createdMerchantOrder',
  'problem',
  'validation',
  'cancelRequested',
  'cancelFailed',
  'alertsCleared',
  'clearFailed',
] as const;

function unitRow(run: BulkRun, unit: BulkUnit, { runs, problemsOf }: Words): string[] {
  const { verb } = run.job;
  const { texts, invalid } = problemsOf(unit, mainSteps(verb, unit).filter(isRetryable));
  const generated = unit.steps.flatMap((step) =>
    step.created.length > 0 && step.generatedIds ? [step.generatedIds.merchantOrderId] : [],
  );
  const placed = placedCount(unit);
  return [
    unit.orderId,
    unit.merchantOrderId,
    unit.merchantId,
    runs(`csv.state.${orderOutcome(verb, unit)}`),
    placed ? runs('csv.placedCount', { placed: placed.placed, total: placed.total }) : '',
    createdOrderIds(unit).join(' '),
    generated.join(' '),
    texts.join('; '),
    invalid.map(invalidLineText).join('; '),
    appliedSteps(unit, 'cancelItem')
      .flatMap((step) => step.itemIds)
      .join(' '),
    [...stepsToReview(unit, 'cancelItem'), ...notRequestedSteps(unit, 'cancelItem')]
      .flatMap((step) => step.itemIds)
      .join(' '),
    appliedSteps(unit, 'clearAlert')
      .map((step) => `${step.itemIds[0]} ${step.status}`)
      .join('; '),
    [...stepsToReview(unit, 'clearAlert'), ...notRequestedSteps(unit, 'clearAlert')]
      .map((step) => `${step.itemIds[0]} ${step.status}`)
      .join('; '),
  ];
}

/** S7.37: returns the column names and one row of text per order in the run, with its result. */
export function runResultsTable(run: BulkRun, words: Words): string[][] {
  const { runs, bulk } = words;
  const skipped = run.job.skipped.map((order) => {
    const reason = skipReasonText(bulk, run.job.verb, order);
    const row = [order.orderId, '', '', runs('csv.state.skipped'), '', '', '', reason];
    return [...row, ...COLUMNS.slice(row.length).map(() => '')];
  });
  return [
    COLUMNS.map((column) => runs(`csv.${column}`)),
    ...run.units.map((unit) => unitRow(run, unit, words)),
    ...skipped,
  ];
}
