import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { reasonText } from '#components/reasonText.ts';
import { StatusMark } from '#components/StatusLabel.tsx';
import { statusText } from '#components/statusText.ts';
import type { Order } from '#domain/order.ts';
import { type OrderStatus, orderStatus, statusTone } from '#domain/orderStatus.ts';
import { urgentReason } from '#domain/urgentReason.ts';
import type { CellContext } from './cellContext.ts';
import { isTooLong } from './cellRoom.ts';
import { Reason } from './promiseCell.tsx';

/** S2.61: what a status suffers from, each with its icon. */
const WARNINGS = [
  { flag: 'hasErrors', icon: 'exclamation-octagon-fill', tone: 'danger' },
  { flag: 'hasMissedSlas', icon: 'clock-history', tone: 'warning' },
  { flag: 'hasPendingCancellation', icon: 'hourglass-split', tone: 'warning' },
] as const satisfies readonly { flag: keyof OrderStatus; icon: IconName; tone: string }[];

/** The status in words over its most urgent reason, then an icon for each warning; the tooltip of these says which and why. */
export function statusCell(order: Order, context: CellContext, room: number): ReactNode {
  const { now, statusTexts, format } = context;
  const status = orderStatus(order, now);
  const warnings = WARNINGS.filter(({ flag }) => status[flag]);
  const label = statusText(statusTexts, status);
  const names = warnings.map(({ flag }) => statusTexts(flag)).join(', ');
  const reason = urgentReason(order, status.type, now);
  return (
    <>
      <StatusMark
        isHeldUp={status.isSuspended || status.isOnHold}
        tone={statusTone(status)}
        text={label}
        isLong={isTooLong(label, room)}
      />
      {warnings.length > 0 && (
        <button type="button" className="cell-tip" data-tip="" aria-label={names}>
          {warnings.map(({ flag, icon, tone }) => (
            <Icon key={flag} name={icon} className={`status-mark-${tone}`} />
          ))}
        </button>
      )}
      {reason && <Reason text={reasonText(statusTexts, format, reason, now)} />}
    </>
  );
}
