import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { EarlierIntentList } from '#components/dialog/EarlierIntentList.tsx';
import type { RunOrderStep } from '#domain/bulk/bulkJob.ts';
import { mainStepsIn } from '#domain/bulk/bulkResults.ts';
import { isRunFree } from '#store/bulk/runStatus.ts';
import { useCurrentIntents } from '#store/writes/useCurrentIntents.ts';
import { ResultList, type RunOrdersProps } from './ResultList.tsx';
import { RunOrderCell } from './RunOrderCell.tsx';
import { useRunCommands } from './useRunCommands.ts';

function EarlierIntentsOfStep({ runOrder: { orderId }, step: { itemIds, earlier = [] } }: RunOrderStep) {
  return <EarlierIntentList earlier={useCurrentIntents({ orderId, itemIds, earlier })} />;
}

/** Orders that were not sent because of an earlier intent. The user has to accept each possible duplicate. */
export function HeldOrders({ run, runOrders }: RunOrdersProps) {
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
