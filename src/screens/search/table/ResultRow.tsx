import { type ChangeEvent, memo } from 'react';
import { Link } from 'react-router';
import { orderLabel } from '#domain/identifiers.ts';
import type { Order } from '#domain/order.ts';
import { orderPath } from '#domain/paths.ts';
import { canReorder } from '#domain/permissions.ts';
import type { CellContext } from './cellContext.ts';
import type { Column } from './columns.tsx';

/** The id of the one text that says why a check box cannot be ticked. */
export const REFUSED_ID = 'selection-refused';

interface ResultRowProps {
  order: Order;
  columns: readonly Column[];
  context: CellContext;
  /** Null where the person may reorder for nobody: then there are no check boxes. */
  onSelect: ((event: ChangeEvent<HTMLInputElement>) => void) | null;
  isSelected: boolean;
}

/** One order; it is drawn anew only when it or something that all rows lean on has changed. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { order, columns, context, onSelect, isSelected } = props;
  const label = orderLabel(order, context.idFormat);
  const isRefused = !canReorder(context.permissions, order.merchantId);
  return (
    <tr className={isSelected ? 'row-selected' : undefined}>
      {onSelect && (
        <td className="cell-select">
          <input
            type="checkbox"
            className="form-check-input"
            value={order.orderId}
            checked={isSelected}
            onChange={onSelect}
            aria-label={context.text('selection.select', { order: label })}
            aria-disabled={isRefused || undefined}
            aria-describedby={isRefused ? REFUSED_ID : undefined}
            title={isRefused ? context.text('selection.refused') : undefined}
          />
        </td>
      )}
      <th scope="row" className="cell-id">
        <Link to={orderPath(order.orderId)} data-order-id={order.orderId}>
          {label}
        </Link>
      </th>
      {columns.map(({ id, cell, look }) => (
        <td key={id} className={look === 'text' ? undefined : `cell-${look}`}>
          {cell(order, context)}
        </td>
      ))}
    </tr>
  );
});
