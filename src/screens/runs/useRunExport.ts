import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '#components/page/saveFile.ts';
import { skipReasonText } from '#components/skipReasonText.ts';
import { useStatusName } from '#components/status/useStatusName.ts';
import type { BulkStep, BulkVerb, OriginalStepKind, RunOrder } from '#domain/bulk/bulkJob.ts';
import {
  appliedSteps,
  createdOrderIds,
  goneAlerts,
  mainSteps,
  runOrderState,
  stepsToReview,
} from '#domain/bulk/bulkResults.ts';
import { notRequestedSteps, placedCount } from '#domain/bulk/partialPlacement.ts';
import { isRetryable } from '#domain/bulk/stepTransitions.ts';
import { csvSeparatorOf } from '#domain/results/ordersFile.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { invalidLineText, useStepProblems } from './useStepProblems.ts';

interface Words {
  runs: TFunction<'runs'>;
  bulk: TFunction<'bulk'>;
  statusName: (name: string) => string;
  problemsOf: ReturnType<typeof useStepProblems>;
}

const COMMON_COLUMNS = ['original', 'merchantOrder', 'merchant', 'outcome'] as const;
const ALERT_COLUMNS = ['alertsCleared', 'clearFailed'] as const;
const REORDER_COLUMNS = [
  ...COMMON_COLUMNS,
  'placed',
  'created',
  'createdMerchantOrder',
  'problem',
  'validation',
  'cancelRequested',
  'cancelFailed',
  'cancelUnconfirmed',
  ...ALERT_COLUMNS,
] as const;
type Column = (typeof REORDER_COLUMNS)[number] | 'alertsGone';

/** R196: the columns of each action. */
const COLUMNS: Readonly<Record<BulkVerb, readonly Column[]>> = {
  reorder: REORDER_COLUMNS,
  cancel: [...COMMON_COLUMNS, 'problem'],
  clearAlerts: [...COMMON_COLUMNS, 'problem', ...ALERT_COLUMNS, 'alertsGone'],
  resendEvents: [...COMMON_COLUMNS, 'problem'],
};

function stateText(verb: BulkVerb, runOrder: RunOrder, runs: Words['runs']): string {
  const state = runOrderState(verb, runOrder);
  return state === 'done' ? runs(`csv.done.${verb}`) : runs(`csv.state.${state}`);
}

function placedText(runOrder: RunOrder, runs: Words['runs']): string {
  const placed = placedCount(runOrder);
  return placed ? runs('csv.placedCount', { placed: placed.placed, total: placed.total }) : '';
}

function failedSteps(runOrder: RunOrder, kind: OriginalStepKind): BulkStep[] {
  return [...stepsToReview(runOrder, kind), ...notRequestedSteps(runOrder, kind)];
}

/** R620: an ID can contain spaces. */
function idList(ids: readonly string[]): string {
  return ids.join(', ');
}

function itemIdsText(steps: readonly BulkStep[]): string {
  return idList(steps.flatMap((step) => step.itemIds));
}

function runOrderCells(run: BulkRun, runOrder: RunOrder, words: Words): Record<Column, string> {
  const { runs, statusName, problemsOf } = words;
  const { verb } = run.job;
  const failed = mainSteps(verb, runOrder).filter((step) => isRetryable(step) || step.state === 'unknown');
  const { texts, invalid } = problemsOf(runOrder, failed);
  const notCleanedUp = [...stepsToReview(runOrder, 'cancelItem'), ...stepsToReview(runOrder, 'clearAlert')];
  const notCancelled = failedSteps(runOrder, 'cancelItem');
  const cleanUpTexts = problemsOf(runOrder, notCleanedUp).texts;
  const invalidTexts = invalid.map(invalidLineText);
  const generated = runOrder.steps.flatMap((step) =>
    step.created.length > 0 && step.generatedIds ? [step.generatedIds.merchantOrderId] : [],
  );
  const alertsText = (steps: readonly BulkStep[]) =>
    steps.map((step) => `${step.itemIds[0]} ${statusName(step.status)}`).join('; ');
  return {
    original: runOrder.orderId,
    merchantOrder: runOrder.merchantOrderId,
    merchant: runOrder.merchantId,
    outcome: stateText(verb, runOrder, runs),
    placed: placedText(runOrder, runs),
    created: idList(createdOrderIds(runOrder)),
    createdMerchantOrder: idList(generated),
    // Only the file of a reorder has a column for the validation errors.
    problem: [...new Set([...texts, ...cleanUpTexts, ...(verb === 'reorder' ? [] : invalidTexts)])].join(
      '; ',
    ),
    validation: invalidTexts.join('; '),
    cancelRequested: itemIdsText(appliedSteps(runOrder, 'cancelItem')),
    // R491: an item may be cancelled although there was no response.
    cancelFailed: itemIdsText(notCancelled.filter(({ state }) => state !== 'unknown')),
    cancelUnconfirmed: itemIdsText(notCancelled.filter(({ state }) => state === 'unknown')),
    alertsCleared: alertsText(appliedSteps(runOrder, 'clearAlert')),
    clearFailed: alertsText(failedSteps(runOrder, 'clearAlert')),
    alertsGone: alertsText(goneAlerts(runOrder)),
  };
}

/** S7.37: returns the column names and one row of text per order in the run, with its result. */
function runResultsTable(run: BulkRun, words: Words): string[][] {
  const { runs, bulk } = words;
  const { verb } = run.job;
  const columns = COLUMNS[verb];
  const skipped = run.job.skipped.map(
    (order): Partial<Record<Column, string>> => ({
      original: order.orderId,
      outcome: runs('csv.state.skipped'),
      problem: skipReasonText(bulk, verb, order),
    }),
  );
  const rows = [...run.runOrders.map((runOrder) => runOrderCells(run, runOrder, words)), ...skipped];
  return [
    columns.map((column) => runs(`csv.${column}`)),
    ...rows.map((cells: Partial<Record<Column, string>>) => columns.map((column) => cells[column] ?? '')),
  ];
}

/** S7.37 specifies the file name for reorders. */
const FILE_NAMES: Readonly<Record<BulkVerb, string>> = {
  reorder: 'bulk-reorder-results.csv',
  cancel: 'bulk-cancel-results.csv',
  clearAlerts: 'bulk-clear-alerts-results.csv',
  resendEvents: 'bulk-resend-events-results.csv',
};

/** Returns a function that saves the results as a CSV file. This is also possible during a run. */
export function useRunExport(run: BulkRun): () => void {
  const runs = useTranslation('runs').t;
  const bulk = useTranslation('bulk').t;
  const statusName = useStatusName();
  const problemsOf = useStepProblems(run);
  const separator = csvSeparatorOf(useAppSelector((state) => state.settings.regionalSettings));
  return () => {
    const rows = runResultsTable(run, { runs, bulk, statusName, problemsOf });
    saveCsv(FILE_NAMES[run.job.verb], rows, separator);
  };
}
