import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { dueDetail } from '#components/status/dueText.ts';
import { StatusMark } from '#components/status/StatusLabel.tsx';
import { statusText } from '#components/status/statusText.ts';
import type { StatusType } from '#domain/item/itemStatus.ts';
import { statusTone } from '#domain/item/statusTone.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderStatus, orderStatus } from '#domain/order/orderStatus.ts';
import type { CellContext } from './cellContext.ts';
import { mayOverflow } from './letterWidths.ts';
import { orderUrgency } from './orderUrgency.ts';

/** S2.61: the warnings about a status. */
const WARNINGS = [
  { flag: 'hasErrors', name: 'hasErrors', icon: 'exclamation-octagon-fill', tone: 'danger' },
  { flag: 'hasMissedSlas', name: 'hasMissedSlas', icon: 'clock-history', tone: 'warning' },
  {
    flag: 'hasPendingCancellation',
    name: 'name.pendingCancellation',
    icon: 'hourglass-split',
    tone: 'warning',
  },
] as const satisfies readonly { flag: keyof OrderStatus; name: string; icon: IconName; tone: string }[];

/** Returns how urgent the order is; hover and focus show the exact time (R89). */
function urgency(
  order: Order,
  type: StatusType,
  label: string,
  { current, statusTexts, format }: CellContext,
): ReactNode {
  const urgent = orderUrgency(order, type, label, statusTexts, format, current);
  if (!urgent) return null;
  const { due, reason, subject, fact } = urgent;
  const named = due && reason ? ` · ${reason}` : reason;
  const cause = subject ? `${named} (${subject})` : named;
  const isLate = fact?.kind === 'late' || fact?.kind === 'promiseMissed';
  const exact = fact && dueDetail(statusTexts, format, fact);
  return (
    <span
      className={`cell-reason${isLate ? ' due-fact-late' : ''}`}
      title={exact ?? cause}
      data-exact={fact ? '' : undefined}
    >
      {due}
      {cause && <span className="cell-cause">{cause}</span>}
      {exact && <span className="visually-hidden"> ({exact})</span>}
    </span>
  );
}

/**
 * The status, an icon for each warning, and how urgent the order is. The tooltip of the icons explains the
 * warnings.
 */
export function statusCell(order: Order, context: CellContext, letters: number): ReactNode {
  const { current, statusTexts } = context;
  const status = orderStatus(order, current.epochMs);
  const warnings = WARNINGS.filter(({ flag }) => status[flag]);
  const label = statusText(statusTexts, status);
  const names = warnings.map(({ name }) => statusTexts(name)).join(', ');
  return (
    <>
      <StatusMark
        status={status}
        tone={statusTone(status)}
        text={label}
        isLong={mayOverflow([label], letters)}
      />
      {warnings.length > 0 && (
        <button type="button" className="cell-tip" data-tip="" aria-label={names}>
          {warnings.map(({ flag, icon, tone }) => (
            <Icon key={flag} name={icon} className={`status-mark-${tone}`} />
          ))}
        </button>
      )}
      {urgency(order, status.type, label, context)}
    </>
  );
}
