import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useSubmitShortcut } from '#components/keyboard/useSubmitShortcut.ts';
import type { RunOrder } from '#domain/bulk/bulkJob.ts';
import { mainSteps } from '#domain/bulk/bulkResults.ts';
import { itemsToChange } from '#domain/bulk/invalidItems.ts';
import { partialPlacement } from '#domain/bulk/partialPlacement.ts';
import { isRetryable } from '#domain/bulk/stepTransitions.ts';
import { orderModalPath } from '#domain/order/orderModal.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { isRunFree } from '#store/bulk/runStatus.ts';
import { useAppSelector } from '#store/hooks.ts';
import { ResultList, type RunOrdersProps } from './ResultList.tsx';
import { RunOrderCell } from './RunOrderCell.tsx';
import { StepProblemCell } from './StepProblemCell.tsx';
import { useRunCommands } from './useRunCommands.ts';
import { useStepProblems } from './useStepProblems.ts';

/**
 * R152: returns a function that returns the path of the dialog to reorder an invalid order with changes. It
 * returns null for other orders, and if order placement is not configured.
 */
function useChangesPath(): (runOrder: RunOrder) => string | null {
  const placement = useAppSelector((state) => state.configuration.pages.orderPlacement);
  return (runOrder) => {
    const items = placement ? itemsToChange(runOrder) : [];
    return items.length > 0 ? orderModalPath(runOrder.orderId, 'reorder', { items, mode: 'changes' }) : null;
  };
}

/** R152: the main action of a run in which the only failed order is invalid. */
function ChangesButton({ path }: { path: string }) {
  const { t } = useTranslation('runs');
  const link = useSubmitShortcut<HTMLAnchorElement>();
  return (
    <Link
      ref={link}
      to={path}
      className={buttonClass({ variant: 'primary', size: 'sm', className: 'result-action' })}
    >
      <Icon name="pencil" /> {t('result.changes')}
    </Link>
  );
}

interface OrderCellProps {
  runOrder: RunOrder;
  /** The path of the dialog to reorder an invalid order with changes, or null. */
  changesPath: string | null;
  /** Whether the row links to that dialog. False if a button above the list does. */
  hasLink: boolean;
}

function OrderCell({ runOrder, changesPath, hasLink }: OrderCellProps) {
  const { t } = useTranslation('runs');
  return (
    <RunOrderCell runOrder={runOrder}>
      {partialPlacement(runOrder) && (
        <p className="small mb-0">{t(changesPath === null ? 'result.partial' : 'result.partialRest')}</p>
      )}
      {changesPath !== null && hasLink && (
        <Link to={changesPath}>
          {t('result.changes')} <span className="visually-hidden">{runOrder.orderId}</span>
        </Link>
      )}
    </RunOrderCell>
  );
}

function RetryButton({ run, count, isMain }: { run: BulkRun; count: number; isMain: boolean }) {
  const { t } = useTranslation('runs');
  const { retryFailed } = useRunCommands(run.job.jobId);
  const button = useSubmitShortcut();
  return (
    <Button
      ref={isMain ? button : null}
      variant={isMain ? 'primary' : 'outline-secondary'}
      size="sm"
      className="result-action"
      onClick={retryFailed}
    >
      <Icon name="arrow-repeat" /> {t('action.retry', { count })}
    </Button>
  );
}

/**
 * S8.6: failed orders with the reasons and validation errors. R152: "Retry" is not the main action if every
 * order would fail again.
 */
export function FailedOrders({ run, runOrders }: RunOrdersProps) {
  const { t } = useTranslation('runs');
  const problemsOf = useStepProblems(run);
  const changesPath = useChangesPath();
  const { verb } = run.job;
  const count = runOrders.length;
  const isFree = isRunFree(run);
  const paths = new Map(runOrders.map((runOrder) => [runOrder.index, isFree ? changesPath(runOrder) : null]));
  const [only = null] = count === 1 ? paths.values() : [];
  return (
    <ResultList
      title={t('result.failed', { count })}
      tone="danger"
      isOpen
      columns={[t('result.order'), t('result.problem')]}
      rows={runOrders}
      row={(runOrder) => (
        <tr key={runOrder.index}>
          <OrderCell
            runOrder={runOrder}
            changesPath={paths.get(runOrder.index) ?? null}
            hasLink={only === null}
          />
          <StepProblemCell
            runOrder={runOrder}
            steps={mainSteps(verb, runOrder).filter(isRetryable)}
            problemsOf={problemsOf}
          />
        </tr>
      )}
    >
      {isFree && only !== null && <ChangesButton path={only} />}{' '}
      {isFree && (
        <RetryButton run={run} count={count} isMain={[...paths.values()].some((path) => path === null)} />
      )}
    </ResultList>
  );
}
