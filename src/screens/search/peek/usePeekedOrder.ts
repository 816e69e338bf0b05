import { useEffect, useLayoutEffect, useState } from 'react';
import { ROW_LINK, rowOf } from '#components/keyboard/orderRows.ts';
import type { Order } from '#domain/order.ts';

const TABLE = '.results-table';

/** The link of the row that the element is in; null outside the rows. */
function linkIn(element: EventTarget | null): HTMLElement | null {
  if (!(element instanceof Element) || !element.closest(TABLE)) return null;
  return rowOf(element)?.querySelector<HTMLElement>(ROW_LINK) ?? null;
}

/** A click beside everything that does something of its own. */
function isIdle({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button, input, label') === null;
}

/** The id of the row that had the focus last; a click on a row puts it there. */
function useRowInFocus(): string | null {
  const [orderId, setOrderId] = useState(() => linkIn(document.activeElement)?.dataset.orderId ?? null);
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      const link = linkIn(target);
      if (link) setOrderId(link.dataset.orderId ?? null);
    };
    const handleClick = (event: MouseEvent) => {
      if (isIdle(event)) linkIn(event.target)?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('click', handleClick);
    };
  }, []);
  return orderId;
}

function linkOf(orderId: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`${TABLE} ${ROW_LINK}`)].find(
    (link) => link.dataset.orderId === orderId,
  );
}

/**
 * Says in the list which of its rows is looked at, in the same frame as the panel. A row that is drawn later says so
 * as well.
 */
function useMarkedRow(orderId: string | undefined): void {
  useLayoutEffect(() => {
    const table = document.querySelector(TABLE);
    if (!table || orderId === undefined) return;
    let row: Element | null = null;
    const mark = () => {
      if (row?.isConnected) return;
      row = rowOf(linkOf(orderId) ?? null);
      row?.setAttribute('aria-current', 'true');
    };
    mark();
    const drawn = new MutationObserver(mark);
    drawn.observe(table, { childList: true, subtree: true });
    return () => {
      drawn.disconnect();
      row?.removeAttribute('aria-current');
    };
  }, [orderId]);
}

interface Peeked {
  /** That of the row one is at, or else the first. */
  order: Order | undefined;
  /** Gives the focus back to its row. */
  focusRow: () => void;
  /** How far the list is scrolled, in pixels. */
  scrollTop: () => number;
}

/** The order to look at, and the list it is looked at from. */
export function usePeekedOrder(orders: readonly Order[]): Peeked {
  const focused = useRowInFocus();
  const order = orders.find(({ orderId }) => orderId === focused) ?? orders[0];
  useMarkedRow(order?.orderId);
  return {
    order,
    focusRow: () => order && linkOf(order.orderId)?.focus(),
    scrollTop: () => document.querySelector('.table-frame')?.scrollTop ?? 0,
  };
}
