import { useTranslation } from 'react-i18next';
import { useStatusName } from '#components/useStatusName.ts';
import { alertKinds } from '#domain/bulk/alertKinds.ts';
import type { BulkUnit, BulkVerb } from '#domain/bulk/bulkJob.ts';
import { createdOrderIds, unsentCount } from '#domain/bulk/bulkResults.ts';
import { useFormat } from '#i18n/formatContext.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { isRunActive } from '#store/bulk/runStatus.ts';
import { OrderLink } from './OrderLink.tsx';
import { OutcomeList } from './OutcomeList.tsx';

/** R150: returns a function that lists the kinds of alerts that were cleared, with counts. */
function useClearedKinds(): (units: readonly BulkUnit[]) => string {
  const format = useFormat();
  const statusName = useStatusName();
  return (units) =>
    alertKinds(units, 'confirmed')
      .map(({ status, count }) => `${statusName(status)} (${format.number(count)})`)
      .join(', ');
}

function DoneRow({ unit, verb }: { unit: BulkUnit; verb: BulkVerb }) {
  const clearedKinds = useClearedKinds();
  return (
    <tr>
      <td>
        <OrderLink {...unit} />
      </td>
      {verb === 'clearAlerts' && <td>{clearedKinds([unit])}</td>}
      {verb === 'reorder' && (
        <td>
          {createdOrderIds(unit).map((orderId) => (
            <div key={orderId}>
              <OrderLink orderId={orderId} />
            </div>
          ))}
        </td>
      )}
    </tr>
  );
}

interface DoneOrdersProps {
  run: BulkRun;
  units: readonly BulkUnit[];
}

/**
 * The orders that succeeded. Once the run is no longer active, a text says how many of them still have
 * unsent writes on the original order.
 */
export function DoneOrders({ run, units }: DoneOrdersProps) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const { verb } = run.job;
  const kinds = useClearedKinds()(verb === 'clearAlerts' ? units : []);
  const extra = {
    reorder: t('result.created'),
    clearAlerts: t('result.alertsCleared'),
    cancel: null,
    resendEvents: null,
  }[verb];
  const open = isRunActive(run) ? 0 : unsentCount(units);
  return (
    <OutcomeList
      title={t(`result.done.${verb}`, { count: units.length, orders: format.number(units.length) })}
      tone="success"
      isOpen={run.status === 'ended'}
      columns={[t(verb === 'reorder' ? 'result.original' : 'result.order'), ...(extra ? [extra] : [])]}
      rows={units}
      row={(unit) => <DoneRow key={unit.index} unit={unit} verb={verb} />}
    >
      {kinds !== '' && <p>{t('result.kindsCleared', { kinds })}</p>}
      {open > 0 && <p>{t('result.open', { count: open, orders: format.number(open) })}</p>}
    </OutcomeList>
  );
}
