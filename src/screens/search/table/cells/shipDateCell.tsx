import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { Order } from '#domain/order/order.ts';
import { expectedShipping } from '#domain/results/columnValues.ts';
import type { CellContext } from './cellContext.ts';
import { listCell } from './listCell.tsx';

/** Returns the different expected ship dates of the order's items, with their times (S9.6). */
export function shipTimes(order: Order, { format }: CellContext): string[] {
  return expectedShipping(order).dates.map(format.dateTime);
}

/** Returns the days of these dates. */
function shipDateTexts(order: Order, { format }: CellContext): string[] {
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

/** S2.58: the expected ship dates, with a warning if an item has none or a fulfiller is late. */
export function shipDateCell(order: Order, context: CellContext, letters: number): ReactNode {
  const dates = shipDateTexts(order, context);
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
