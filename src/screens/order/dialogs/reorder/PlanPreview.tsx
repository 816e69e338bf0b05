import '#components/stackedTable.css';
import { useTranslation } from 'react-i18next';
import { useAddressLines } from '#components/address/AddressBlock.tsx';
import { Button } from '#components/Button.tsx';
import { Note } from '#components/notice/Notice.tsx';
import { promiseText } from '#components/status/promiseText.ts';
import { TableHead } from '#components/TableHead.tsx';
import { TextWithDates } from '#components/time/TextWithDates.tsx';
import type { ReorderPlan } from '#domain/actions/reorderPlan.ts';
import {
  type PreviewedOrder,
  type PromiseShift,
  previewOrders,
  promiseShift,
} from '#domain/actions/reorderPreview.ts';
import { orderLabel } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { usePromiseText } from '../../facts/dueTexts.ts';
import { ItemWithFulfiller } from '../../facts/ItemLabel.tsx';
import { ItemsInSequence } from '../itemSequence.tsx';
import { TextWithOrderLabel } from '../writes/OrderLabel.tsx';

/** Maximum number of rows; further orders are only counted. */
const ROWS_SHOWN = 20;
/** The item lists are initially open if the order has at most this many items. */
const ITEMS_OPEN = 10;

/** R117: the city and country of each destination, with the whole address on hover. */
function Destinations({ destinations }: Pick<PreviewedOrder, 'destinations'>) {
  const format = useFormat();
  const linesOf = useAddressLines();
  return destinations.map((address) => {
    const place = [address.city, format.country(address.country)].filter(Boolean).join(', ');
    return (
      <div key={JSON.stringify(address)} title={linesOf(address).join('\n')}>
        {place}
      </div>
    );
  });
}

function Promises({ promises }: Pick<PreviewedOrder, 'promises'>) {
  const { t } = useTranslation('reorder');
  const format = useFormat();
  const placedText = usePromiseText();
  const texts = promises.map(({ from, to }) => {
    const before = promiseText(from, format);
    const after = placedText(to) || t('plan.noPromise');
    return before === promiseText(to, format) ? after : t('plan.promise', { from: before, to: after });
  });
  return [...new Set(texts)].map((text) => (
    <div key={text}>
      <TextWithDates text={text} />
    </div>
  ));
}

function Items({ title, items, isOpen }: { title: string; items: readonly Item[]; isOpen: boolean }) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <ItemsInSequence items={items} className="plan-items">
        {(item) => <ItemWithFulfiller item={item} />}
      </ItemsInSequence>
    </details>
  );
}

interface ShiftProps {
  shift: PromiseShift;
  /** null if the option to keep the dates is already selected. */
  onKeepDates: (() => void) | null;
}

/**
 * S9.8: says that a reorder moves the promise dates, and offers to keep them. The new dates are today at the
 * same time of day, which may be too soon for any fulfiller.
 */
function Shift({ shift, onKeepDates }: ShiftProps) {
  const { t } = useTranslation('reorder');
  return (
    <Note tone={shift === 'later' ? 'info' : 'warning'}>
      {t(`plan.shift.${shift}`)}{' '}
      {onKeepDates && (
        <Button variant="inline" onClick={onKeepDates}>
          {t('options.keepDates')}
        </Button>
      )}
    </Note>
  );
}

interface PlanPreviewProps {
  order: Order;
  plan: ReorderPlan;
  keepDates: boolean;
  onKeepDates: () => void;
}

export function PlanPreview({ order, plan, keepDates, onKeepDates }: PlanPreviewProps) {
  const { t } = useTranslation('reorder');
  const names = useAppSelector(selectMerchantNames);
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const loadResult = useAppSelector((state) => selectOrderLoadResult(state, order.orderId));
  const current = currentTime(Date.now(), useAppSelector(selectTimezone));
  const request = loadResult?.kind === 'order' ? loadResult.request : null;
  const orders = previewOrders(plan.orders, order, request, { keepDates, ...current });
  const shift = promiseShift(orders, current);
  const hidden = Math.max(0, orders.length - ROWS_SHOWN);
  const leftOut = plan.leftOut.length;
  const isOpen = order.items.length <= ITEMS_OPEN;
  const merchant = names.get(order.merchantId) ?? order.merchantId;
  const label = orderLabel(order, idFormat);
  return (
    <section className="reorder-plan" aria-label={t('plan.title')}>
      <h3 className="h6">{t('plan.title')}</h3>
      <p className="text-break">
        <TextWithOrderLabel text={t('plan.sends', { merchant, order: label })} label={label} />
      </p>
      {orders.length > 0 && (
        <table className="table table-sm stacked-table">
          <TableHead
            columns={[
              t('plan.columns.order'),
              t('plan.columns.items'),
              t('plan.columns.promised'),
              t('plan.columns.destination'),
            ]}
          />
          <tbody>
            {orders.slice(0, ROWS_SHOWN).map(({ items, promises, destinations }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: planned orders have no ID except their number
              <tr key={index}>
                <td>{t('plan.order', { number: index + 1 })}</td>
                <td>
                  <Items title={t('plan.items', { count: items.length })} items={items} isOpen={isOpen} />
                </td>
                <td data-label={t('plan.columns.promised')}>
                  <Promises promises={promises} />
                </td>
                <td className="text-break" data-label={t('plan.columns.destination')}>
                  <Destinations destinations={destinations} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shift && <Shift shift={shift} onKeepDates={keepDates ? null : onKeepDates} />}
      {hidden > 0 && <p>{t('plan.more', { count: hidden })}</p>}
      {leftOut > 0 && (
        <Items title={t('plan.leftOut', { count: leftOut })} items={plan.leftOut} isOpen={isOpen} />
      )}
    </section>
  );
}
