import '#components/stackedTable.css';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { skipReasonText } from '#components/skipReasonText.ts';
import { StatusLabel } from '#components/status/StatusLabel.tsx';
import { TableHead } from '#components/TableHead.tsx';
import { skippedByReason } from '#domain/bulk/bulkFigures.ts';
import type { BulkVerb, SkippedOrder } from '#domain/bulk/bulkJob.ts';
import type { PlannedRow } from '#domain/bulk/plannedRows.ts';
import { shortId } from '#domain/identifiers.ts';
import { statusTone } from '#domain/item/statusTone.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';

/** The maximum number of rows, because users do not read a longer list. */
const ROWS_SHOWN = 200;

/** The number in the last column for each action; null if there is no such column. */
const LAST_COLUMNS = {
  reorder: 'creates',
  cancel: null,
  clearAlerts: 'alerts',
  resendEvents: 'events',
} as const satisfies Record<BulkVerb, 'creates' | 'alerts' | 'events' | null>;

/** R155: the planned orders, with the short forms of their IDs. */
export function PlannedOrderTable({ verb, rows }: { verb: BulkVerb; rows: readonly PlannedRow[] }) {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const merchants = useAppSelector(selectMerchantNames);
  const count = LAST_COLUMNS[verb];
  const hidden = rows.length - ROWS_SHOWN;
  return (
    <details className="plan-skipped" open={rows.length <= 10}>
      <summary>{t('plan.detail')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard */}
      <section className="plan-orders" tabIndex={0} aria-label={t('plan.detail')}>
        <table className="table table-sm stacked-table">
          <TableHead
            columns={[
              t('plan.columns.order'),
              t('plan.columns.merchant'),
              t('plan.columns.state'),
              { number: t('plan.columns.items') },
              count !== null && { number: t(`plan.columns.${count}`) },
            ]}
          />
          <tbody>
            {rows.slice(0, ROWS_SHOWN).map((row) => (
              <tr key={row.orderId}>
                <td>
                  <code title={row.orderId}>{shortId(row.orderId)}</code>{' '}
                  <code title={row.merchantOrderId}>{shortId(row.merchantOrderId)}</code>
                </td>
                <td>{merchants.get(row.merchantId) ?? row.merchantId}</td>
                <td>
                  <StatusLabel status={row.status} tone={statusTone(row.status)} />
                </td>
                <td className="cell-number" data-label={t('plan.columns.items')}>
                  {format.number(row.items)}
                </td>
                {count && (
                  <td className="cell-number" data-label={t(`plan.columns.${count}`)}>
                    {row[count] === null ? t('plan.notCounted') : format.number(row[count])}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {hidden > 0 && <p>{t('plan.more', { count: hidden })}</p>}
      </section>
    </details>
  );
}

/** The number of links for each reason until the user asks for all. 2,000 links would block the page. */
const LINKS_AT_FIRST = 50;

function SkippedForReason({ reason, orderIds }: { reason: string; orderIds: readonly string[] }) {
  const { t } = useTranslation('bulk');
  const orderPath = useOrderPath();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const count = orderIds.length;
  const shown = isWhole ? orderIds : orderIds.slice(0, LINKS_AT_FIRST);
  return (
    <>
      <p id={id} className="mb-0">
        {t('plan.skippedFor', { reason, count })}
      </p>
      <ul className="skipped-orders list-unstyled d-flex flex-wrap column-gap-3 mb-2" aria-labelledby={id}>
        {shown.map((orderId) => (
          <li key={orderId}>
            <Link to={orderPath(orderId)} title={orderId}>
              <code>{shortId(orderId)}</code>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < count && (
        <Button variant="link" size="sm" onClick={() => setIsWhole(true)}>
          {t('plan.showAll', { count })}
        </Button>
      )}
    </>
  );
}

/** S5.18, S5.21: the orders that the run does not include, by reason. */
export function SkippedOrders({ verb, skipped }: { verb: BulkVerb; skipped: readonly SkippedOrder[] }) {
  const { t } = useTranslation('bulk');
  if (skipped.length === 0) return null;
  const title = t('plan.skipped', { count: skipped.length });
  return (
    <details className="plan-skipped">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard */}
      <section className="plan-orders" tabIndex={0} aria-label={title}>
        {[...skippedByReason(skipped)].map(([reason, orderIds]) => (
          <SkippedForReason
            key={reason}
            reason={skipReasonText(t, verb, { orderId: '', reason })}
            orderIds={orderIds}
          />
        ))}
      </section>
    </details>
  );
}
