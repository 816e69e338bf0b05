import './cells/cells.css';
import { type ChangeEvent, memo } from 'react';
import { canSelectOrders } from '#domain/bulk/bulkPermissions.ts';
import { orderLabel, shortOrderLabel } from '#domain/identifiers.ts';
import { orderPath } from '#domain/links/paths.ts';
import type { Order } from '#domain/order/order.ts';
import type { CellContext } from './cells/cellContext.ts';
import { ID_COLUMN_LETTERS, mayOverflow } from './cells/letterWidths.ts';
import type { Column } from './columns/columns.tsx';
import { CELL_PROPS, ROW_HEADER_PROPS, ROW_PROPS } from './tableRoles.ts';

/** ID of the text that explains the disabled check boxes. All rows share it. */
export const NOT_SELECTABLE_NOTE_ID = 'selection-refused';

interface CellsProps {
  order: Order;
  columns: readonly Column[];
  context: CellContext;
}

interface ResultRowProps extends CellsProps {
  /**
   * null renders no check boxes, because the user has no bulk actions. undefined reserves the space for them
   * while the permissions are unknown.
   */
  onSelect: ((event: ChangeEvent<HTMLInputElement>) => void) | null | undefined;
  isSelected: boolean;
}

/** Rendered again only if the order, the columns or the context have changed, and not for each selection. */
const Cells = memo(function Cells({ order, columns, context }: CellsProps) {
  const label = shortOrderLabel(order, context.idFormat);
  const isLongId = mayOverflow([label], ID_COLUMN_LETTERS);
  return (
    <>
      <th {...ROW_HEADER_PROPS} className={`cell-id${isLongId ? ' is-long' : ''}`}>
        {/* A plain link, whose clicks the table handles: a hundred router links would take a tenth of the
           rows' render time. */}
        <a
          href={orderPath(order.orderId)}
          data-order-id={order.orderId}
          title={orderLabel(order, context.idFormat)}
        >
          {label}
        </a>
      </th>
      {columns.map(({ id, cell, full, kind, letters, style }) => {
        const content = cell(order, context, letters);
        const isLong = typeof content === 'string' && mayOverflow([content], letters);
        return (
          <td
            {...CELL_PROPS}
            key={id}
            className={`col-${id} kind-${kind}${isLong ? ' is-long' : ''}`}
            style={style}
            title={full?.(order, context).join(', ') || undefined}
          >
            {content}
          </td>
        );
      })}
    </>
  );
});

export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { order, columns, context, onSelect, isSelected } = props;
  const isRefused = !canSelectOrders(context.permissions, order.merchantId);
  return (
    <tr {...ROW_PROPS} className={isSelected ? 'row-selected' : undefined}>
      {onSelect === undefined && <td {...CELL_PROPS} className="cell-select" />}
      {onSelect && (
        <td {...CELL_PROPS} className="cell-select">
          <input
            type="checkbox"
            className="form-check-input"
            value={order.orderId}
            checked={isSelected}
            onChange={onSelect}
            aria-label={context.text('selection.select', { order: orderLabel(order, context.idFormat) })}
            aria-disabled={isRefused || undefined}
            aria-describedby={isRefused ? NOT_SELECTABLE_NOTE_ID : undefined}
            title={isRefused ? context.text('selection.refused') : undefined}
          />
        </td>
      )}
      <Cells order={order} columns={columns} context={context} />
    </tr>
  );
});
