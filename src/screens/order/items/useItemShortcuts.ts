import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import type { Item } from '#domain/item/item.ts';
import { splitQuery } from '#domain/results/splitView.ts';

/** The button that opens an item. The shortcuts move the focus to it. */
const TOGGLE = '[data-item-toggle]';
const ROW = 'data-item-row';

function idOfRow(element: EventTarget | null): string | null {
  return element instanceof Element ? (element.closest(`[${ROW}]`)?.getAttribute(ROW) ?? null) : null;
}

/** Returns the ID of the item that last had the focus, or null. */
function useLastFocused(frame: RefObject<HTMLElement | null>): string | null {
  const [lastId, setLastId] = useState<string | null>(null);
  useLayoutEffect(() => {
    const list = frame.current;
    const handleFocus = ({ target }: FocusEvent) => setLastId((before) => idOfRow(target) ?? before);
    list?.addEventListener('focusin', handleFocus);
    return () => list?.removeEventListener('focusin', handleFocus);
  }, [frame]);
  return lastId;
}

interface ItemKeys {
  frame: RefObject<HTMLElement | null>;
  items: readonly Item[];
  /** The ID of the item in the URL; null if the URL names no item. */
  openId: string | null;
  isSelectable: boolean;
}

/**
 * R76, R97: j and k move the focus between items, Enter opens the focused item, x selects it and '.' opens
 * its actions. If the focus is elsewhere, for example after the palette was used, the keys apply to the item
 * that had the focus last, or else to the open one; without either, x and '.' have no function. In the split
 * view, j and k move between orders.
 */
export function useItemShortcuts({ frame, items, openId, isSelectable }: ItemKeys): void {
  const location = useLocation();
  const lastId = useLastFocused(frame);
  const currentId = [lastId, openId].find((id) => items.some(({ itemId }) => itemId === id)) ?? null;
  const rows = () => [...(frame.current?.querySelectorAll(`[${ROW}]`) ?? [])];
  const current = () => rows().find((row) => row.getAttribute(ROW) === currentId);
  const focusOn = (row: Element | undefined) => {
    row?.querySelector<HTMLElement>(TOGGLE)?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const move = (step: 1 | -1) => {
    const all = rows();
    const index = all.findIndex((row) => row.getAttribute(ROW) === currentId);
    focusOn(all[Math.min(Math.max(index + step, 0), all.length - 1)]);
  };
  const selectItem = () => {
    const row = current();
    // The item gets the focus, so that the user can see which one has changed.
    if (!row?.contains(document.activeElement)) focusOn(row);
    row?.querySelector<HTMLElement>('.item-checkbox input')?.click();
  };
  const openItemActions = () => {
    const row = current();
    focusOn(row);
    row?.querySelector<HTMLElement>('.menu-end > button')?.click();
  };
  useShortcuts({
    ...(splitQuery(location) === null && { nextItem: () => move(1), previousItem: () => move(-1) }),
    ...(currentId !== null && { openItemActions, ...(isSelectable && { selectItem }) }),
  });
}
