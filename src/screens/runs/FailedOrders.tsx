import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useSubmitShortcut } from '#components/keyboard/useSubmitShortcut.ts';
import type { BulkUnit } from '#domain/bulk/bulkJob.ts';
import { createdOrderIds, mainSteps } from '#domain/bulk/bulkResults.ts';
import { isRetryable } from '#domain/bulk/stepTransitions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { isRunFree } from '#store/bulk/bulkSelectors.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { OrderLink } from './OrderLink.tsx';
import { OutcomeList } from './OutcomeList.tsx';
import { StepProblemCell } from './StepProblemCell.tsx';
import { useRunCommands } from './useRunCommands.ts';
import { useStepProblem } from './useStepProblem.ts';

interface FailedOrdersProps {
  run: BulkRun;
  units: readonly BulkUnit[];
}

/**
 * S8.6: failed orders with the reasons and validation errors. "Retry" sends only orders with a failed write
 * again.
 */
export function FailedOrders({ run, units }: FailedOrdersProps) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const { retryFailed } = useRunCommands(run.job.jobId);
  const button = useSubmitShortcut();
  const problemOf = useStepProblem(run);
  const { verb } = run.job;
  const count = units.length;
  const canRetry = isRunFree(run);
  return (
    <OutcomeList
      title={t('result.failed', { count: units.length, orders: format.number(units.length) })}
      tone="danger"
      isOpen
      columns={[t('result.order'), t('result.problem')]}
      rows={units}
      row={(unit) => (
        <tr key={unit.index}>
          <td>
            <OrderLink {...unit} />
            {createdOrderIds(unit).length > 0 && <p className="small mb-0">{t('result.partial')}</p>}
          </td>
          <StepProblemCell
            unit={unit}
            steps={mainSteps(verb, unit).filter(isRetryable)}
            problemOf={problemOf}
          />
        </tr>
      )}
    >
      {canRetry && (
        <Button ref={button} variant="primary" size="sm" className="result-action" onClick={retryFailed}>
          <Icon name="arrow-repeat" /> {t('action.retry', { count, orders: format.number(count) })}
        </Button>
      )}
    </OutcomeList>
  );
}
