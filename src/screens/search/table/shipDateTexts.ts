import { expectedShipping } from '#domain/columnValues.ts';
import type { Order } from '#domain/order.ts';
import type { CellContext } from './cellContext.ts';

/** The days on which the order's items are expected to leave. */
export function shipDateTexts(order: Order, { format }: CellContext): string[] {
  return [...new Set(expectedShipping(order).dates.map(format.date))];
}

/** S2.58: what the warning beside the date is about. */
export function shipDateWarnings(order: Order, { text }: CellContext): string[] {
  const { undated, delayed } = expectedShipping(order);
  return [
    ...(delayed > 0 ? [text('shipDate.delayed', { count: delayed })] : []),
    ...(undated > 0 ? [text('shipDate.undated', { count: undated })] : []),
  ];
}
