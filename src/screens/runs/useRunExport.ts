import { useTranslation } from 'react-i18next';
import { saveCsv } from '#components/page/saveFile.ts';
import { useStatusName } from '#components/status/useStatusName.ts';
import type { BulkVerb } from '#domain/bulk/bulkJob.ts';
import { csvSeparatorOf } from '#domain/results/ordersFile.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { runResultsTable } from './runResultsTable.ts';
import { useStepProblems } from './useStepProblems.ts';

/** S7.37 specifies the file name for reorders. */
const FILE_NAMES: Readonly<Record<BulkVerb, string>> = {
  reorder: 'bulk-reorder-results.csv',
  cancel: 'bulk-cancel-results.csv',
  clearAlerts: 'bulk-clear-alerts-results.csv',
  resendEvents: 'bulk-resend-events-results.csv',
};

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
