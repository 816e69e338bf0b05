import { useTranslation } from 'react-i18next';
import type { BulkUnit } from '#domain/bulk/bulkJob.ts';
import { createdOrderIds, unsentCount } from '#domain/bulk/bulkResults.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { isRunActive } from '#store/bulk/bulkSelectors.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { OrderLink } from './OrderLink.tsx';
import { OutcomeList } from './OutcomeList.tsx';

function DoneRow({ unit, isReorder }: { unit: BulkUnit; isReorder: boolean }) {
  return (
    <tr>
      <td>
        <OrderLink {...unit} />
      </td>
      {isReorder && (
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
 * The orders that succeeded. Once the run is no longer active, a note states how many of them still have
 * unsent writes on the original order.
 */
export function DoneOrders({ run, units }: DoneOrdersProps) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const { verb } = run.job;
  const isReorder = verb === 'reorder';
  const open = isRunActive(run) ? 0 : unsentCount(units);
  return (
    <OutcomeList
      title={t(`result.done.${verb}`, { count: units.length, orders: format.number(units.length) })}
      tone="success"
      isOpen={run.status === 'ended'}
      columns={isReorder ? [t('result.original'), t('result.created')] : [t('result.order')]}
      rows={units}
      row={(unit) => <DoneRow key={unit.index} unit={unit} isReorder={isReorder} />}
    >
      {open > 0 && <p>{t('result.open', { count: open, orders: format.number(open) })}</p>}
    </OutcomeList>
  );
}
