import type { RefObject } from 'react';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { closestRow, ROW_LINK_SELECTOR } from '../orderRows.ts';

/** Returns the index of the focused row's link, or -1 if no row has the focus. */
function currentIndex(links: readonly HTMLElement[]): number {
  const row = closestRow(document.activeElement);
  return row === null ? -1 : links.findIndex((link) => closestRow(link) === row);
}

/**
 * Binds the shortcuts for a list of orders: j and k move the focus between rows, o opens the order in a new
 * tab, and x selects the row. Enter follows the link without a shortcut.
 */
export function useRowShortcuts(frame: RefObject<HTMLElement | null>): void {
  const links = () => [...(frame.current?.querySelectorAll<HTMLElement>(ROW_LINK_SELECTOR) ?? [])];
  const move = (step: 1 | -1) => {
    const all = links();
    const next = Math.min(Math.max(currentIndex(all) + step, 0), all.length - 1);
    all[next]?.focus();
    all[next]?.scrollIntoView({ block: 'nearest' });
  };
  const current = () => links()[currentIndex(links())] ?? null;
  useShortcuts({
    nextRow: () => move(1),
    previousRow: () => move(-1),
    openRowInNewTab: () => {
      const link = current();
      if (link instanceof HTMLAnchorElement) window.open(link.href, '_blank', 'noopener,noreferrer');
    },
    selectRow: () => closestRow(current())?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
  });
}
