import './table.css';
import './orderCards.css';
import {
  type CSSProperties,
  startTransition,
  type UIEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/loading/Deferred.tsx';
import { useIncrementalList } from '#components/loading/useIncrementalList.ts';
import type { Order } from '#domain/order/order.ts';
import { chosenColumns, shownColumns } from '#domain/results/columns.ts';
import { columnWidth } from '#domain/results/columnWidths.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectArePermissionsSettled } from '#store/people/userSelectors.ts';
import { selectColumns } from '#store/search/searchSelectors.ts';
import { useResultSelection } from '../selection/useResultSelection.ts';
import { useCellContext } from './cells/cellContext.ts';
import { useCellTip } from './cells/useCellTip.ts';
import { columnsOf } from './columns/columns.tsx';
import { useColumnShares } from './columns/useColumnShares.ts';
import { NOT_SELECTABLE_NOTE_ID, ResultRow } from './ResultRow.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { ROW_GROUP_PROPS, TABLE_PROPS } from './tableRoles.ts';
import { useRowOpening } from './useRowOpening.ts';
import { useRowPrefetch } from './useRowPrefetch.ts';
import { useRowShortcuts } from './useRowShortcuts.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

const loadTip = async () => (await import('#components/tip/AnchoredTip.tsx')).AnchoredTip;

interface ResultsTableProps {
  criteria: SearchCriteria;
  orders: readonly Order[];
}

const NO_ORDERS: readonly Order[] = [];

/**
 * Returns a style with the final height of the rows, because a growing table would be painted again for each
 * row.
 */
function heightOfRows(rows: number): CSSProperties {
  return { minHeight: `calc(var(--row-height) * ${rows})` };
}

/**
 * Returns the data of the table. It is deferred and has no rows at first, so that the page remains
 * responsive.
 */
function useView({ orders, criteria }: ResultsTableProps) {
  const stored = useAppSelector(selectColumns);
  const chosen = useMemo(() => chosenColumns(stored), [stored]);
  const widths = useAppSelector((state) => state.settings.columnWidths);
  const context = useCellContext(chosen.includes('carrierServices'));
  const { permissions } = context;
  const isSettled = useAppSelector(selectArePermissionsSettled);
  // Until the permissions are known, restricted columns are included. Otherwise, the other columns would
  // move.
  const columns = useMemo(
    () => columnsOf(isSettled ? shownColumns(stored, permissions) : chosen, widths),
    [stored, chosen, permissions, isSettled, widths],
  );
  const style = useColumnShares(columns, orders, context, criteria);
  const view = useMemo(
    () => ({ style, orders, columns, context, isSettled }),
    [style, orders, columns, context, isSettled],
  );
  const deferred = useDeferredValue(view);
  // An initial value for `useDeferredValue` would empty the table whenever a hidden list becomes visible again.
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => startTransition(() => setHasBegun(true)), []);
  return hasBegun ? deferred : { ...view, orders: NO_ORDERS };
}

/**
 * Marks whether the table is scrolled to the right, and whether it is scrolled down. The first column is
 * sticky only with the first mark, because sticky cells need a layer per row. The second mark keeps
 * `useScrollRestoration` from forcing a layout.
 */
function handleScroll({ currentTarget }: UIEvent<HTMLElement>): void {
  const { scrollLeft, scrollTop, dataset } = currentTarget;
  if ('sideways' in dataset !== scrollLeft > 0) currentTarget.toggleAttribute('data-sideways');
  if ('down' in dataset !== scrollTop > 0) currentTarget.toggleAttribute('data-down');
}

export function ResultsTable(props: ResultsTableProps) {
  const { t } = useTranslation('table');
  const { style, orders, columns, context, isSettled } = useView(props);
  const idWidth = useAppSelector(({ settings }) => columnWidth(settings.columnWidths, 'orderId'));
  const rows = useIncrementalList(orders, columns.length, orders[0]?.orderId);
  const frame = useScrollRestoration(orders, rows);
  useRowShortcuts(frame);
  const selection = useResultSelection(orders, context.permissions);
  const tip = useCellTip(orders, columns, context);
  const prefetch = useRowPrefetch();
  const opening = useRowOpening(frame, prefetch.keep);
  return (
    <section
      className="table-frame"
      // Not on the table, where a drag sets the same property.
      style={{ ['--width-orderId' as string]: idWidth && `${idWidth}rem` }}
      ref={frame}
      onScroll={handleScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
      tabIndex={0}
      aria-label={t('caption')}
    >
      <table {...TABLE_PROPS} className="results-table" style={style}>
        <ResultsHead
          columns={columns}
          criteria={props.criteria}
          selection={selection}
          isSettled={isSettled}
        />
        <tbody
          {...ROW_GROUP_PROPS}
          {...tip.handlers}
          style={heightOfRows(props.orders.length)}
          {...opening}
          onPointerOver={(event) => {
            tip.handlers.onPointerOver(event);
            prefetch.handlePointerOver(event);
          }}
          onPointerLeave={() => {
            tip.handlers.onPointerLeave();
            prefetch.handlePointerLeave();
          }}
        >
          {rows.map((order) => (
            <ResultRow
              key={order.orderId}
              order={order}
              columns={columns}
              context={context}
              onSelect={isSettled ? (selection?.onSelect ?? null) : undefined}
              isSelected={selection?.isSelected(order.orderId) ?? false}
            />
          ))}
        </tbody>
      </table>
      {selection && (
        <p id={NOT_SELECTABLE_NOTE_ID} hidden>
          {t('selection.refused')}
        </p>
      )}
      {tip.shown && <Deferred load={loadTip} props={{ tip: tip.shown }} title={t('caption')} />}
    </section>
  );
}
