import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { EarlierIntentList } from '#components/dialog/EarlierIntentList.tsx';
import { skipReasonText } from '#components/skipReasonText.ts';
import type { RunOrder, RunOrderStep } from '#domain/bulk/bulkJob.ts';
import { createdOrderIds, mainStepsIn, runResults } from '#domain/bulk/bulkResults.ts';
import { orderModalPath } from '#domain/order/orderModal.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { isRunFree } from '#store/bulk/runStatus.ts';
import { useCurrentIntents } from '#store/writes/useCurrentIntents.ts';
import { DoneOrders } from './DoneOrders.tsx';
import { FailedOrders } from './FailedOrders.tsx';
import { ResultList, type RunOrdersProps } from './ResultList.tsx';
import { OrderLink, RunOrderCell } from './RunOrderCell.tsx';
import { StepWarningList } from './StepWarningList.tsx';
import { UnknownOrders } from './UnknownOrders.tsx';
import { useRunCommands } from './useRunCommands.ts';

function EarlierIntentsOfStep({ runOrder: { orderId }, step: { itemIds, earlier = [] } }: RunOrderStep) {
  return <EarlierIntentList earlier={useCurrentIntents({ orderId, itemIds, earlier })} />;
}

/** Orders that were not sent because of an earlier intent. The user has to accept each possible duplicate. */
function HeldOrders({ run, runOrders }: RunOrdersProps) {
  const { t } = useTranslation(['runs', 'intents']);
  const { acceptAnyway } = useRunCommands(run.job.jobId);
  const { verb } = run.job;
  const rows = mainStepsIn(verb, runOrders, 'held');
  return (
    <ResultList
      title={t('runs:result.held', { count: runOrders.length })}
      tone="warning"
      isOpen
      columns={[t('runs:result.order'), t('runs:result.earlier'), t('runs:result.next')]}
      rows={rows}
      row={({ runOrder, step }) => (
        <tr key={`${runOrder.index} ${step.key}`}>
          <RunOrderCell runOrder={runOrder} />
          <td>
            <EarlierIntentsOfStep runOrder={runOrder} step={step} />
          </td>
          <td>
            {isRunFree(run) && (
              <Button variant="link" size="sm" onClick={() => acceptAnyway(runOrder.index, step.key)}>
                {t(verb === 'cancel' ? 'intents:anyway.cancelling' : 'intents:anyway.placing')}
              </Button>
            )}
          </td>
        </tr>
      )}
    >
      <p>{t('runs:result.heldHint')}</p>
    </ResultList>
  );
}

/**
 * Orders that were reordered more than once, because a request was delivered repeatedly. The user has to
 * cancel the extra copies.
 */
function Duplicates({ runOrders }: { runOrders: readonly RunOrder[] }) {
  const { t } = useTranslation('runs');
  return (
    <ResultList
      title={t('result.duplicate', { count: runOrders.length })}
      tone="danger"
      isOpen
      columns={[t('result.original'), t('result.created')]}
      rows={runOrders}
      row={(runOrder) => (
        <tr key={runOrder.index}>
          <td>
            <OrderLink {...runOrder} />
            <p className="small mb-0">{t('result.copies', { count: createdOrderIds(runOrder).length })}</p>
          </td>
          <td>
            {createdOrderIds(runOrder).map((orderId) => (
              <div key={orderId}>
                <OrderLink orderId={orderId} />{' '}
                <Link to={orderModalPath(orderId, 'cancelOrder')}>{t('result.cancelOne')}</Link>
              </div>
            ))}
          </td>
        </tr>
      )}
    >
      <p>{t('result.duplicateHint')}</p>
    </ResultList>
  );
}

function Skipped({ run, needless }: { run: BulkRun; needless: readonly RunOrder[] }) {
  const { t } = useTranslation(['runs', 'bulk']);
  const bulk = useTranslation('bulk').t;
  const rows = [...run.job.skipped, ...needless];
  return (
    <ResultList
      title={t('runs:result.skipped', { count: rows.length })}
      tone="info"
      columns={[t('runs:result.order'), t('runs:result.reason')]}
      rows={rows}
      row={(order) => (
        <tr key={order.orderId}>
          <td>
            <OrderLink orderId={order.orderId} />
          </td>
          <td>
            {'reason' in order ? skipReasonText(bulk, run.job.verb, order) : t('runs:csv.state.needless')}
          </td>
        </tr>
      )}
    />
  );
}

interface PendingOrdersProps {
  kind: 'sending' | 'waiting';
  runOrders: readonly RunOrder[];
  isKept?: boolean;
}

function PendingOrders({ kind, runOrders, isKept = false }: PendingOrdersProps) {
  const { t } = useTranslation('runs');
  return (
    <ResultList
      isKept={isKept}
      title={t(`result.${kind}`, { count: runOrders.length })}
      tone="info"
      columns={[t('result.order')]}
      rows={runOrders}
      row={(runOrder) => (
        <tr key={runOrder.index}>
          <RunOrderCell runOrder={runOrder} />
        </tr>
      )}
    />
  );
}

/** S2.64: the results of a run. Those that need the user's decision come first. */
export function RunResultLists({ run }: { run: BulkRun }) {
  const results = runResults(run.job.verb, run.runOrders);
  const uncertain = results.cancelFailed.filter(({ step }) => step.state === 'unknown');
  const refused = results.cancelFailed.filter(({ step }) => step.state !== 'unknown');
  return (
    <>
      <Duplicates runOrders={results.duplicate} />
      <UnknownOrders run={run} runOrders={results.unknown} />
      <HeldOrders run={run} runOrders={results.held} />
      <FailedOrders run={run} runOrders={results.failed} />
      <StepWarningList run={run} kind="cancelUnconfirmed" rows={uncertain} />
      <StepWarningList run={run} kind="cancelFailed" rows={refused} />
      <StepWarningList run={run} kind="clearFailed" rows={results.clearFailed} />
      <DoneOrders run={run} runOrders={results.done} />
      <PendingOrders kind="sending" runOrders={results.sending} isKept={run.status === 'running'} />
      <PendingOrders kind="waiting" runOrders={results.waiting} />
      <Skipped run={run} needless={results.needless} />
    </>
  );
}
