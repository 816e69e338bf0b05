import type { Order } from '#domain/order/order.ts';
import { expectedShipping } from '#domain/results/columnValues.ts';
import type { CellContext } from './cellContext.ts';

/** Returns the different expected ship dates of the order's items, with their times (S9.6). */
export function shipTimes(order: Order, { format }: CellContext): string[] {
  return expectedShipping(order).dates.map(format.dateTime);
}

/** Returns the days of these dates. */
export function shipDateTexts(order: Order, { format }: CellContext): string[] {
  return [...new Set(expectedShipping(order).dates.map(format.date))];
}

/** S2.58: returns the reasons for the warning beside the date. */
export function shipDateWarnings(order: Order, { text }: CellContext): string[] {
  const { undated, delayed } = expectedShipping(order);
  return [
    ...(delayed > 0 ? [text('shipDate.delayed', { count: delayed })] : []),
    ...(undated > 0 ? [text('shipDate.undated', { count: undated })] : []),
  ];
}
