import type { ReactNode } from 'react';
import { promiseText } from '#components/status/promiseText.ts';
import { orderArrivalPromise } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { daysLate } from '#domain/order/promiseDates.ts';
import type { CellContext } from './cellContext.ts';

/**
 * Length of 'YYYY-MM-DD HH:mm'. S9.6: lists omit the seconds; the tooltip, the order and the export include
 * them.
 */
export const DATE_TIME_LENGTH = 16;

export function CellReason({ text }: { text: string }) {
  return (
    <span className="cell-reason" title={text}>
      {text}
    </span>
  );
}

/** S2.51: the promise and, if an unfinished order has missed it, by how many days. */
export function promiseCell(order: Order, { format, statusTexts, current }: CellContext): ReactNode {
  const promise = orderArrivalPromise(order, format.timezone);
  const date = promiseText(promise, format).slice(0, DATE_TIME_LENGTH);
  const late = daysLate(promise, current);
  if (late === 0 || orderStatus(order, current.epochMs).isFinished) return date;
  return (
    <>
      {date}
      <CellReason text={statusTexts('promiseLate', { count: late })} />
    </>
  );
}
