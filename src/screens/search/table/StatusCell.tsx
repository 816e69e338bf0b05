import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { StatusLabel } from '#components/StatusLabel.tsx';
import type { Order } from '#domain/order.ts';
import { type OrderStatus, orderStatus, statusTone } from '#domain/orderStatus.ts';

/** S2.61: what a status suffers from, each with its icon. */
const WARNINGS = [
  { flag: 'hasErrors', icon: 'exclamation-octagon-fill', tone: 'danger' },
  { flag: 'hasMissedSlas', icon: 'clock-history', tone: 'warning' },
  { flag: 'hasPendingCancellation', icon: 'hourglass-split', tone: 'warning' },
] as const satisfies readonly { flag: keyof OrderStatus; icon: IconName; tone: string }[];

interface StatusCellProps {
  order: Order;
  now: number;
}

export function StatusCell({ order, now }: StatusCellProps) {
  const { t } = useTranslation('status');
  const status = orderStatus(order, now);
  return (
    <>
      <StatusLabel status={status} tone={statusTone(status)} />
      {WARNINGS.filter(({ flag }) => status[flag]).map(({ flag, icon, tone }) => (
        <span key={flag} className={`status-mark status-mark-${tone}`} title={t(flag)}>
          <Icon name={icon} label={t(flag)} />
        </span>
      ))}
    </>
  );
}
