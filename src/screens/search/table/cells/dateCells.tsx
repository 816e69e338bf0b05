import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { promiseText } from '#components/status/promiseText.ts';
import { orderArrivalPromise } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { daysLate } from '#domain/order/promiseDates.ts';
import { expectedShipping } from '#domain/results/columnValues.ts';
import { DATE_TIME_LENGTH } from '#domain/time/time.ts';
import type { CellContext } from './cellContext.ts';
import { listCell } from './listCell.tsx';

/** S2.51: the promise and, if an unfinished order has missed it, by how many days. */
export function promiseCell(order: Order, { format, statusTexts, current }: CellContext): ReactNode {
  const promise = orderArrivalPromise(order, format.timezone);
  const date = promiseText(promise, format).slice(0, DATE_TIME_LENGTH);
  const late = daysLate(promise, current);
  if (late === 0 || orderStatus(order, current.epochMs).isFinished) return date;
  const reason = statusTexts('promiseLate', { count: late });
  return (
    <>
      {date}
      <span className="cell-reason" title={reason}>
        {reason}
      </span>
    </>
  );
}

/** Returns the texts of the instants without duplicates: two parcels can have the same second or day. */
export function distinctTexts(instants: readonly string[], textOf: (instant: string) => string): string[] {
  return [...new Set(instants.map(textOf))];
}

/** Returns the different expected ship dates of the order's items, with their times (S9.6). */
export function shipTimes(order: Order, { format }: CellContext): string[] {
  return distinctTexts(expectedShipping(order).dates, format.dateTime);
}

/** S2.58: returns the reasons for the warning beside the date. */
export function shipDateWarnings(order: Order, { text }: CellContext): string[] {
  const { undated, delayed } = expectedShipping(order);
  return [
    ...(delayed > 0 ? [text('shipDate.delayed', { count: delayed })] : []),
    ...(undated > 0 ? [text('shipDate.undated', { count: undated })] : []),
  ];
}

/** S2.58: the expected ship dates, with a warning if an item has none or a fulfiller is late. */
export function shipDateCell(order: Order, context: CellContext, letters: number): ReactNode {
  const dates = distinctTexts(expectedShipping(order).dates, context.format.date);
  const warnings = shipDateWarnings(order, context);
  if (warnings.length === 0) return listCell(dates, context.text, letters);
  return (
    <>
      {dates[0]}
      <button
        type="button"
        className="cell-tip cell-tip-warning"
        data-tip=""
        aria-label={warnings.join(', ')}
      >
        <Icon name="exclamation-triangle-fill" />
        {dates.length > 1 && ` +${dates.length - 1}`}
      </button>
    </>
  );
}
