import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { Order } from '#domain/order/order.ts';
import type { CellContext } from './cellContext.ts';
import { listCell } from './listCell.tsx';
import { shipDateTexts, shipDateWarnings } from './shipDateTexts.ts';

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
