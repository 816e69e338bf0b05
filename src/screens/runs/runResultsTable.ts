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
import { isRetryable } from '#domain/bulk/stepTransitions.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import type { useStepProblem } from './useStepProblem.ts';

type ProblemOf = ReturnType<typeof useStepProblem>;

interface Words {
  runs: TFunction<'runs'>;
  bulk: TFunction<'bulk'>;
  problemOf: ProblemOf;
}

const COLUMNS = [
  'original',
  'merchantOrder',
  'merchant',
  'outcome',
  'created',
  'createdMerchantOrder',
  'problem',
  'validation',
  'cancelRequested',
  'cancelFailed',
  'alertsCleared',
  'clearFailed',
] as const;

function unitRow(run: BulkRun, unit: BulkUnit, { runs, problemOf }: Words): string[] {
  const { verb } = run.job;
  const problems = mainSteps(verb, unit)
    .filter(isRetryable)
    .flatMap((step) => problemOf(unit, step) ?? []);
  const minted = unit.steps.flatMap((step) =>
    step.created.length > 0 && step.minted ? [step.minted.merchantOrderId] : [],
  );
  return [
    unit.orderId,
    unit.merchantOrderId,
    unit.merchantId,
    runs(`csv.state.${orderOutcome(verb, unit)}`),
    createdOrderIds(unit).join(' '),
    minted.join(' '),
    problems.map((problem) => problem.text).join('; '),
    problems.flatMap((problem) => problem.validation).join('; '),
    appliedSteps(unit, 'cancelItem')
      .flatMap((step) => step.itemIds)
      .join(' '),
    stepsToReview(unit, 'cancelItem')
      .flatMap((step) => step.itemIds)
      .join(' '),
    appliedSteps(unit, 'clearAlert')
      .map((step) => `${step.itemIds[0]} ${step.status}`)
      .join('; '),
    stepsToReview(unit, 'clearAlert')
      .map((step) => `${step.itemIds[0]} ${step.status}`)
      .join('; '),
  ];
}

/** S7.37: returns the column names and one row of text per order in the run, with its result. */
export function runResultsTable(run: BulkRun, words: Words): string[][] {
  const { runs, bulk } = words;
  const skipped = run.job.skipped.map((order) => {
    const reason = skipReasonText(bulk, run.job.verb, order);
    const row = [order.orderId, '', '', runs('csv.state.skipped'), '', '', reason];
    return [...row, ...COLUMNS.slice(row.length).map(() => '')];
  });
  return [
    COLUMNS.map((column) => runs(`csv.${column}`)),
    ...run.units.map((unit) => unitRow(run, unit, words)),
    ...skipped,
  ];
}
