import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { dueDetail, dueStatusName, dueText } from '#components/status/dueText.ts';
import { StatusMark } from '#components/status/StatusLabel.tsx';
import { statusNameText, statusText } from '#components/status/statusText.ts';
import type { StatusType } from '#domain/item/itemStatus.ts';
import { statusTone } from '#domain/item/statusTone.ts';
import { type DueFact, orderDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderStatus, orderStatus } from '#domain/order/orderStatus.ts';
import { urgentReason } from '#domain/order/urgentReason.ts';
import type { CellContext } from './cellContext.ts';
import { mayOverflow } from './letterWidths.ts';

interface OrderUrgency {
  /** Such as '2 days late'; '' without a due fact. */
  due: string;
  /** The name of the most urgent reason, such as 'Prepress failed'; '' if there is none. */
  reason: string;
  /** The name of the due fact's status; '' if the label or the reason names it. */
  subject: string;
  fact: DueFact | null;
}

type UrgencyContext = Pick<CellContext, 'statusTexts' | 'format' | 'current'>;

const HOLDS = ['onHold', 'suspended'];

/**
 * R133: the order's due fact followed by its most urgent reason; null if there is neither. The reason is
 * omitted if `label`, the text of `type`, already names it. R113, R179: the status of the due fact comes
 * last, because the end of the line may be cut. It is omitted if `label` or the reason names it.
 */
export function orderUrgency(
  order: Order,
  type: StatusType,
  label: string,
  { statusTexts: texts, format, current }: UrgencyContext,
): OrderUrgency | null {
  const reason = urgentReason(order, type, current.epochMs);
  const reasonName = reason ? statusNameText(texts, reason.status) : '';
  const isNamed = (status: string) =>
    // Most labels do not contain the status. Its further texts, for each row, took 4% of the table's script
    // time.
    label.includes(status) &&
    ([status, texts('suspendedIn', { status }), texts('onHoldIn', { status })].includes(label) ||
      // A label such as 'On hold: Routing' names both.
      (HOLDS.some((hold) => statusNameText(texts, hold) === status) && label.startsWith(status)));
  const name = reasonName && !isNamed(reasonName) ? reasonName : '';
  const fact = orderDueFact(order, current);
  const subject = fact && dueStatusName(texts, fact, name);
  const due = fact ? dueText(texts, format, fact, current) : '';
  return due || name
    ? { due, reason: name, subject: subject && !isNamed(subject) ? subject : '', fact }
    : null;
}

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
function urgency(order: Order, type: StatusType, label: string, context: CellContext): ReactNode {
  const urgent = orderUrgency(order, type, label, context);
  if (!urgent) return null;
  const { due, reason, subject, fact } = urgent;
  const named = due && reason ? ` · ${reason}` : reason;
  const cause = subject ? `${named} (${subject})` : named;
  const isLate = fact?.kind === 'late' || fact?.kind === 'promiseMissed';
  const exact = fact && dueDetail(context.statusTexts, context.format, fact);
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
