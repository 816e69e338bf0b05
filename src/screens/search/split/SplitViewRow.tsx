import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import { DueFactText } from '#components/status/DueFactText.tsx';
import { StatusLabel, useStatusText } from '#components/status/StatusLabel.tsx';
import { type IdFormat, orderLabel, shortOrderLabel } from '#domain/identifiers.ts';
import { statusTone } from '#domain/item/statusTone.ts';
import { orderDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';
import type { HandledOutcome } from '#store/results/handledOrdersSlice.ts';

const OUTCOME_ICONS = {
  done: 'check-circle-fill',
  partly: 'exclamation-triangle-fill',
  failed: 'exclamation-octagon-fill',
  unknown: 'question-circle-fill',
  duplicate: 'exclamation-octagon-fill',
} as const;

interface SplitRowProps {
  order: Order;
  /** The path that opens the order beside the results. */
  path: string;
  /** The state of its history entry. */
  state: unknown;
  isOpen: boolean;
  outcome: HandledOutcome | undefined;
  idFormat: IdFormat;
  /** Epoch milliseconds. */
  now: number;
}

/** One order in the results. Shows the outcome if the user has handled the order. */
export const SplitViewRow = memo(function SplitViewRow(props: SplitRowProps) {
  const { order, path, state, isOpen, outcome, idFormat, now } = props;
  const { t } = useTranslation('split');
  const format = useFormat();
  const status = orderStatus(order, now);
  const statusText = useStatusText();
  const label = orderLabel(order, idFormat);
  const current = currentTime(now, format.timezone);
  const due = orderDueFact(order, current);
  return (
    <li className={outcome ? 'split-row split-row-handled' : 'split-row'}>
      <Link to={path} state={state} replace aria-current={isOpen || undefined} data-order-id={order.orderId}>
        <span className="split-line" title={order.items.length > 0 ? statusText(status) : undefined}>
          {order.items.length > 0 && <StatusLabel status={status} tone={statusTone(status)} />}
          {outcome && (
            <span className="split-outcome">
              <Icon name={OUTCOME_ICONS[outcome]} /> {t(`outcome.${outcome}`)}
            </span>
          )}
        </span>
        <span className="split-line">
          <code className="split-id" title={label}>
            {shortOrderLabel(order, idFormat)}
          </code>
          {due && <DueFactText fact={due} current={current} />}
          <bdi className="split-customer" title={order.customerName}>
            {order.customerName}
          </bdi>
        </span>
      </Link>
    </li>
  );
});
