import { useTranslation } from 'react-i18next';
import { useStatusName } from '#components/status/useStatusName.ts';
import { alertKinds } from '#domain/bulk/alertKinds.ts';
import type { BulkVerb, RunOrder } from '#domain/bulk/bulkJob.ts';
import { createdOrderIds, goneAlerts, unsentCount } from '#domain/bulk/bulkResults.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { isRunActive } from '#store/bulk/runStatus.ts';
import { ResultList, type RunOrdersProps } from './ResultList.tsx';
import { OrderLink } from './RunOrderCell.tsx';

/** R150: returns a function that lists the kinds of alerts that were cleared, with counts. */
function useClearedKinds(): (runOrders: readonly RunOrder[]) => string {
  const format = useFormat();
  const statusName = useStatusName();
  return (runOrders) =>
    alertKinds(runOrders, 'confirmed')
      .map(({ status, count }) => `${statusName(status)} (${format.number(count)})`)
      .join(', ');
}

function DoneRow({ runOrder, verb }: { runOrder: RunOrder; verb: BulkVerb }) {
  const clearedKinds = useClearedKinds();
  return (
    <tr>
      <td>
        <OrderLink {...runOrder} />
      </td>
      {verb === 'clearAlerts' && <td>{clearedKinds([runOrder])}</td>}
      {verb === 'reorder' && (
        <td>
          {createdOrderIds(runOrder).map((orderId) => (
            <div key={orderId}>
              <OrderLink orderId={orderId} />
            </div>
          ))}
        </td>
      )}
    </tr>
  );
}

/**
 * The orders that succeeded. Once the run is no longer active, a text says how many of them still have
 * unsent writes on the original order.
 */
export function DoneOrders({ run, runOrders }: RunOrdersProps) {
  const { t } = useTranslation('runs');
  const { verb } = run.job;
  const kinds = useClearedKinds()(verb === 'clearAlerts' ? runOrders : []);
  const extra = {
    reorder: t('result.created'),
    clearAlerts: t('result.alertsCleared'),
    cancel: null,
    resendEvents: null,
  }[verb];
  const gone = runOrders.flatMap(goneAlerts).length;
  const open = isRunActive(run) ? 0 : unsentCount(runOrders);
  return (
    <ResultList
      title={t(`result.done.${verb}`, { count: runOrders.length })}
      tone="success"
      isOpen={run.status === 'ended'}
      columns={[t(verb === 'reorder' ? 'result.original' : 'result.order'), ...(extra ? [extra] : [])]}
      rows={runOrders}
      row={(runOrder) => <DoneRow key={runOrder.index} runOrder={runOrder} verb={verb} />}
    >
      {kinds !== '' && <p>{t('result.kindsCleared', { kinds })}</p>}
      {gone > 0 && <p>{t('result.alertsGone', { count: gone })}</p>}
      {open > 0 && <p>{t('result.open', { count: open })}</p>}
    </ResultList>
  );
}
