import { type MouseEvent, memo, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { orderLabel } from '#domain/identifiers.ts';
import type { Order } from '#domain/order.ts';
import { orderPath } from '#domain/paths.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { orderPicked } from '#store/searchSlice.ts';
import { type CellContext, COLUMNS } from './columns.tsx';

interface ResultRowProps {
  order: Order;
  context: CellContext;
}

const ResultRow = memo(function ResultRow({ order, context }: ResultRowProps) {
  return (
    <tr>
      <th scope="row" className="cell-id">
        <Link to={orderPath(order.orderId)} data-order-id={order.orderId}>
          {orderLabel(order, context.idFormat)}
        </Link>
      </th>
      {COLUMNS.map(({ id, cell, isNumeric }) => (
        <td key={id} className={isNumeric ? 'cell-number' : undefined}>
          {cell(order, context)}
        </td>
      ))}
    </tr>
  );
});

/** Puts the list back where it was left: its scroll position, and the focus on the order one comes from. */
function useRestoredPlace(orders: readonly Order[]) {
  const frame = useRef<HTMLElement>(null);
  const { lastOrderId, scrollTop } = useAppSelector((state) => state.search);
  const place = useRef({ lastOrderId, scrollTop });
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = place.current.scrollTop;
  }, []);
  useEffect(() => {
    const { lastOrderId: id } = place.current;
    if (id === null) return;
    const link = frame.current?.querySelector<HTMLElement>(`[data-order-id="${CSS.escape(id)}"]`);
    link?.focus({ preventScroll: true });
  }, []);
  // A new page of results starts at its top.
  const shown = useRef(orders);
  useLayoutEffect(() => {
    if (shown.current === orders) return;
    shown.current = orders;
    frame.current?.scrollTo({ top: 0 });
  }, [orders]);
  return frame;
}

interface ResultsTableProps {
  orders: readonly Order[];
  context: CellContext;
}

/** The orders as a plain table in a frame of its own: sticky header, sticky first column. */
export function ResultsTable({ orders, context }: ResultsTableProps) {
  const { t } = useTranslation('search');
  const dispatch = useAppDispatch();
  const frame = useRestoredPlace(orders);
  // One listener for all rows: it remembers the order that is opened, in this tab or a new one.
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-order-id]') : null;
    const orderId = link?.dataset.orderId;
    if (orderId) dispatch(orderPicked({ orderId, scrollTop: frame.current?.scrollTop ?? 0 }));
  };
  return (
    <section
      className="table-frame"
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('table.caption')}
    >
      <table className="table table-hover results-table">
        <thead>
          <tr>
            <th scope="col" className="cell-id">
              {t('table.orderId')}
            </th>
            {COLUMNS.map(({ id, isNumeric }) => (
              <th key={id} scope="col" className={isNumeric ? 'cell-number' : undefined}>
                {t(`table.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: it overhears the links' clicks, which keys make as well */}
        <tbody onClick={handleClick}>
          {orders.map((order) => (
            <ResultRow key={order.orderId} order={order} context={context} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
