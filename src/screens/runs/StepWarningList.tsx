import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useStatusName } from '#components/status/useStatusName.ts';
import type { RunOrderStep } from '#domain/bulk/bulkJob.ts';
import { hasFailedOriginal } from '#domain/bulk/bulkResults.ts';
import { useFormat } from '#i18n/formatContext.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { isRunFree } from '#store/bulk/runStatus.ts';
import { ResultList } from './ResultList.tsx';
import { OrderLink } from './RunOrderCell.tsx';
import { StepProblemCell } from './StepProblemCell.tsx';
import { useRunCommands } from './useRunCommands.ts';
import { useStepProblems } from './useStepProblems.ts';

interface WarningsProps {
  run: BulkRun;
  kind: 'cancelUnconfirmed' | 'cancelFailed' | 'clearFailed';
  rows: readonly RunOrderStep[];
}

/** S8.6: writes on originals that need review, although the reorder succeeded. */
export function StepWarningList({ run, kind, rows }: WarningsProps) {
  const { t } = useTranslation(['runs', 'failure']);
  const format = useFormat();
  const statusName = useStatusName();
  const problemsOf = useStepProblems(run);
  const commands = useRunCommands(run.job.jobId);
  const isUncertain = rows.some(({ step }) => step.state === 'unknown');
  const original = kind === 'clearFailed' ? 'clearAlert' : 'cancelItem';
  // R608: those whose outcome is unknown can only be checked.
  const canRetry = !isUncertain && rows.some(({ runOrder }) => hasFailedOriginal(runOrder, original));
  const about = kind === 'clearFailed' ? t('result.status') : t('result.item');
  const title = t(`result.${kind}`, { count: rows.length });
  return (
    <ResultList
      title={title}
      tone="warning"
      columns={[t('result.original'), about, t('result.problem')]}
      rows={rows}
      row={({ runOrder, step }) => (
        <tr key={`${runOrder.index} ${step.key}`}>
          <td>
            <OrderLink {...runOrder} />
          </td>
          <td>
            <code>{step.itemIds[0]}</code> {statusName(step.status)}
          </td>
          <StepProblemCell runOrder={runOrder} steps={[step]} problemsOf={problemsOf} />
        </tr>
      )}
    >
      <p>{t('result.warningHint')}</p>
      {isUncertain && isRunFree(run) && (
        <Button variant="primary" size="sm" className="result-action" onClick={commands.check}>
          {t('action.check')}
        </Button>
      )}
      {canRetry && isRunFree(run) && (
        <Button
          size="sm"
          className="result-action"
          // R609
          aria-label={format.labelled(t('failure:retry'), title)}
          onClick={() => commands.retryOriginals(original)}
        >
          <Icon name="arrow-repeat" /> {t('failure:retry')}
        </Button>
      )}
    </ResultList>
  );
}
