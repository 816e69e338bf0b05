import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '#components/Button.tsx';
import { DueFactText } from '#components/status/DueFactText.tsx';
import { statusNameText } from '#components/status/statusText.ts';
import { isUuidLike, orderLabel, shortId, shortOrderLabel } from '#domain/identifiers.ts';
import { orderDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { withOrderModal } from '#domain/order/orderModal.ts';
import { firstRemediableProblem, remedyDialog } from '#domain/order/problems.ts';
import { urgentReason } from '#domain/order/urgentReason.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';

interface RowProps {
  order: Order;
  path: string;
  /** Epoch milliseconds. */
  now: number;
}

/** A link to the dialog for the order's first permitted remedy or, without a dialog, to the order. */
function RemedyLink({ order, path, now }: RowProps) {
  const { t } = useTranslation('remedy');
  const permissions = useAppSelector(selectPermissions);
  const problem = firstRemediableProblem(order, permissions, now);
  if (problem === null) return <span />;
  const dialog = remedyDialog(problem);
  const query = dialog && withOrderModal(new URLSearchParams(), dialog.modal, dialog.target);
  return (
    <Link to={query ? `${path}&${query}` : path} className={buttonClass({ size: 'sm' })}>
      {t(problem.remedy)} <span className="visually-hidden">{order.orderId}</span>
    </Link>
  );
}

export function UrgentOrderRow({ order, path, now }: RowProps) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const merchants = useAppSelector(selectMerchantNames);
  // The list is loaded every few minutes, but an order can become late in between.
  const current = currentTime(now, format.timezone);
  const due = orderDueFact(order, current);
  // The list shows no status beside the reason, so the reason may repeat it.
  const reason = urgentReason(order, 'unknown', now);
  const label = orderLabel(order, idFormat);
  const merchant = merchants.get(order.merchantId) ?? order.merchantId;
  return (
    <li>
      <span>{due && <DueFactText fact={due} current={current} />}</span>
      <Link to={path} title={label} data-due-link="">
        <code>{shortOrderLabel(order, idFormat)}</code>
      </Link>
      <span>{reason && statusNameText(t, reason.status)}</span>
      <bdi title={isUuidLike(merchant) ? merchant : undefined}>{shortId(merchant)}</bdi>
      <RemedyLink order={order} path={path} now={now} />
    </li>
  );
}
