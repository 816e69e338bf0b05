import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { ConfirmDialog } from '#components/dialog/ConfirmDialog.tsx';
import { isTraceable } from '#domain/actions/reorderPlan.ts';
import type { RunOrderStep } from '#domain/bulk/bulkJob.ts';
import { mainStepsIn } from '#domain/bulk/bulkResults.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { isRunFree } from '#store/bulk/runStatus.ts';
import { ResultList, type RunOrdersProps } from './ResultList.tsx';
import { RunOrderCell } from './RunOrderCell.tsx';
import { StepProblemCell } from './StepProblemCell.tsx';
import { useRunCommands } from './useRunCommands.ts';
import { useStepProblems } from './useStepProblems.ts';

function searchFor({ runOrder, step }: RunOrderStep): string {
  const searchTerm = step.generatedIds?.merchantOrderId ?? runOrder.merchantOrderId;
  return searchPath({ ...DEFAULT_CRITERIA, searchTerm }, null);
}

/**
 * Orders whose request the platform may have applied, with its response (R383). The user decides how to
 * continue.
 */
export function UnknownOrders({ run, runOrders }: RunOrdersProps) {
  const { t } = useTranslation('runs');
  const commands = useRunCommands(run.job.jobId);
  const [asked, setAsked] = useState<RunOrderStep | null>(null);
  const problemsOf = useStepProblems(run);
  const { verb, options } = run.job;
  const canAct = isRunFree(run);
  const rows = mainStepsIn(verb, runOrders, 'unknown');
  const isLost = verb === 'reorder' && !isTraceable(options);
  return (
    <>
      <ResultList
        title={t('result.unknown', { count: runOrders.length })}
        tone="warning"
        isOpen
        columns={[t('result.order'), t('result.problem'), t('result.next')]}
        rows={rows}
        row={(row) => (
          <tr key={`${row.runOrder.index} ${row.step.key}`}>
            <RunOrderCell runOrder={row.runOrder} />
            <StepProblemCell runOrder={row.runOrder} steps={[row.step]} problemsOf={problemsOf} />
            <td>
              <span className="result-links">
                <Link to={searchFor(row)}>
                  {t('result.find')} <span className="visually-hidden">{row.runOrder.orderId}</span>
                </Link>
                {canAct && (
                  <Button variant="link" size="sm" onClick={() => setAsked(row)}>
                    {t('action.sendAgain')} <span className="visually-hidden">{row.runOrder.orderId}</span>
                  </Button>
                )}
              </span>
            </td>
          </tr>
        )}
      >
        <p>{t(isLost ? 'result.untraceable' : 'result.unknownHint')}</p>
        {canAct && (
          <Button variant="primary" size="sm" className="result-action" onClick={commands.check}>
            {t('action.check')}
          </Button>
        )}
      </ResultList>
      {asked && (
        <ConfirmDialog
          title={t('sendAgain.title')}
          confirmLabel={t('sendAgain.confirm')}
          cancelLabel={t('sendAgain.keep')}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            commands.sendAgain(asked.runOrder.index, asked.step.key);
            setAsked(null);
          }}
        >
          <p className="mb-0">{t('sendAgain.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
