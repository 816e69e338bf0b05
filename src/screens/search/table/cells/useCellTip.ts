import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { ShownTip } from '#components/tip/AnchoredTip.tsx';
import { exactTimeTip } from '#components/tip/exactTime.ts';
import type { Order } from '#domain/order/order.ts';
import type { Column } from '../columns/columns.tsx';
import type { CellContext } from './cellContext.ts';

function tipTarget(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}

/**
 * Adds a native tooltip to text that overflows its cell. Rendering cannot do this, because the layout is not
 * known then.
 */
function nameCutText(target: EventTarget): void {
  const cell =
    target instanceof Element ? target.closest<HTMLElement>('.status-label, .cell-first, td, th') : null;
  if (!cell || cell.scrollWidth <= cell.clientWidth) return;
  // A title that was set here may be outdated, for example after a change of language.
  if (cell.title === '' || cell.dataset.cut !== undefined) {
    cell.title = cell.textContent;
    cell.dataset.cut = '';
  }
}

/**
 * R89: one tooltip for the whole table. It appears when a cell's button is hovered or focused, or when a
 * row's link gets the focus by keyboard. The button's position identifies the order and the column, so the
 * rows need no code for it.
 */
export function useCellTip(orders: readonly Order[], columns: readonly Column[], context: CellContext) {
  const [shown, setShown] = useState<ShownTip | null>(null);
  const show = (target: HTMLElement | null) => {
    if (target === (shown?.target ?? null)) return;
    const cell = target?.closest('td');
    const row = cell?.closest('tr');
    if (!target || !cell || !row) return setShown(null);
    const column = columns[cell.cellIndex - (row.cells.length - columns.length)];
    const order = orders[row.sectionRowIndex];
    setShown(order && column?.tip ? { target, anchor: target, lines: column.tip(order, context) } : null);
  };
  const isFocused = shown !== null && shown.target === document.activeElement;
  return {
    shown,
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        nameCutText(event.target);
        const target = tipTarget(event.target);
        if (target || !isFocused) show(target);
      },
      onPointerLeave: () => {
        if (!isFocused) show(null);
      },
      onFocus: (event: FocusEvent) => {
        const target = tipTarget(event.target);
        if (target) show(target);
        else setShown(exactTimeTip(event.target));
      },
      onBlur: () => show(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') show(null);
      },
    },
  };
}
