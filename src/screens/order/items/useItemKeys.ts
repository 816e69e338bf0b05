import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { splitQuery } from '#domain/splitView.ts';

/** The button that opens an item; it is also where the focus of its row is. */
const TOGGLE = '[data-item-toggle]';

function rowOf(element: Element | null): Element | null {
  return element?.closest('[data-item-row]') ?? null;
}

/**
 * R76: drives the items by keys: j and k move the focus from item to item, Enter opens the one that has it, x ticks
 * it, '.' opens its actions. Beside the results, j and k move from order to order.
 */
export function useItemKeys(frame: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const toggles = () => [...(frame.current?.querySelectorAll<HTMLElement>(TOGGLE) ?? [])];
  const move = (step: 1 | -1) => {
    const all = toggles();
    const row = rowOf(document.activeElement);
    const index = row === null ? -1 : all.findIndex((toggle) => rowOf(toggle) === row);
    const next = all[Math.min(Math.max(index + step, 0), all.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const tickItem = () =>
    rowOf(document.activeElement)?.querySelector<HTMLElement>('.item-tick input')?.click();
  const openItemActions = () => {
    const opener = rowOf(document.activeElement)?.querySelector<HTMLElement>('.menu-end > button');
    opener?.focus();
    opener?.click();
  };
  const moves = { nextItem: () => move(1), previousItem: () => move(-1) };
  useShortcuts({ ...(splitQuery(location) === null && moves), tickItem, openItemActions });
}
