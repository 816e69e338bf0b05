import type { MouseEvent, RefObject } from 'react';
import { useNavigate } from 'react-router';
import { orderPath } from '#domain/links/paths.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { resultOpened } from '#store/search/searchSlice.ts';
import { opensElsewhere } from '../opensElsewhere.ts';
import { closestRow, ROW_LINK_SELECTOR } from '../orderRows.ts';

/** The elements in a row on which a click does not open the order. */
const CONTROLS = '.cell-select, button, input';

/**
 * Returns the link in the clicked row, and whether the click was on the link itself; null if the click must
 * not open the order.
 */
function pressed({ target }: MouseEvent): { link: HTMLAnchorElement; isLink: boolean } | null {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return null;
  const isLink = target.closest(ROW_LINK_SELECTOR) !== null;
  // The user is selecting text.
  if (!isLink && getSelection()?.isCollapsed === false) return null;
  const link = closestRow(target)?.querySelector(ROW_LINK_SELECTOR);
  return link instanceof HTMLAnchorElement ? { link, isLink } : null;
}

/**
 * A click anywhere in a row opens its order. With the middle button or a modifier key other than Alt, the
 * order opens in a new tab. On the link itself, the browser handles such clicks.
 */
export function useRowOpening(frame: RefObject<HTMLElement | null>, onOpen: () => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const handle = (event: MouseEvent) => {
    const row = pressed(event);
    const orderId = row?.link.dataset.orderId;
    if (!row || orderId === undefined) return;
    onOpen();
    dispatch(resultOpened({ orderId, scrollTop: frame.current?.scrollTop ?? 0 }));
    if (!opensElsewhere(event)) {
      event.preventDefault();
      void navigate(orderPath(orderId));
    } else if (!row.isLink && !event.altKey) window.open(row.link.href, '_blank', 'noopener,noreferrer');
  };
  return {
    onClick: handle,
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1) handle(event);
    },
    // Pressing the middle button would start scrolling.
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 1 && pressed(event)?.isLink === false) event.preventDefault();
    },
  };
}
