import { type ChangeEvent, useCallback, useMemo, useRef } from 'react';
import { isShiftClick } from '#components/keyboard/isShiftClick.ts';
import { canSelectAnyOrders, selectableOrders } from '#domain/bulk/bulkPermissions.ts';
import { hasKey } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import type { Grants } from '#domain/permissions.ts';
import { rowsBetween } from '#domain/results/selection.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { ordersDeselected, ordersSelected } from '#store/results/selectionSlice.ts';

/** Whether none, some or all of the selectable orders on the page are selected. */
export type PageSelection = 'none' | 'some' | 'all';

export interface ResultSelection {
  permitted: readonly Order[];
  page: PageSelection;
  isSelected: (orderId: string) => boolean;
  /**
   * Handles a row's check box, whose `value` is the order ID. With Shift, also changes the rows between this
   * one and the last one that was changed.
   */
  onSelect: (event: ChangeEvent<HTMLInputElement>) => void;
  onSelectPage: () => void;
}

function pageSelection(selected: number, permitted: number): PageSelection {
  if (selected === 0) return 'none';
  return selected === permitted ? 'all' : 'some';
}

/**
 * S2.62: only orders on which the user can run a bulk action can be selected. Returns null if the user has no
 * bulk actions (S6.10).
 */
export function useResultSelection(orders: readonly Order[], permissions: Grants): ResultSelection | null {
  const dispatch = useAppDispatch();
  const selected = useAppSelector((state) => state.selection.orders);
  const before = useRef<string | null>(null);
  const permitted = useMemo(() => selectableOrders(orders, permissions), [orders, permissions]);
  const change = useCallback(
    (changed: readonly Order[], isSelected: boolean) =>
      dispatch(
        isSelected ? ordersSelected(changed) : ordersDeselected(changed.map((order) => order.orderId)),
      ),
    [dispatch],
  );
  // A stable handler, because each row would render again whenever one order is refreshed.
  const latest = useRef(permitted);
  latest.current = permitted;
  const onSelect = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => {
      const { value, checked } = event.target;
      const rows = latest.current.map((order) => order.orderId);
      if (!rows.includes(value)) return;
      const range = isShiftClick(event) ? rowsBetween(rows, before.current, value) : [value];
      before.current = value;
      change(
        latest.current.filter((order) => range.includes(order.orderId)),
        checked,
      );
    },
    [change],
  );
  const isSelected = (orderId: string) => hasKey(selected, orderId);
  const page = pageSelection(permitted.filter((order) => isSelected(order.orderId)).length, permitted.length);
  const onSelectPage = () => change(permitted, page !== 'all');
  return canSelectAnyOrders(permissions) ? { permitted, page, isSelected, onSelect, onSelectPage } : null;
}
