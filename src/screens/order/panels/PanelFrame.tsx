import type { ReactNode } from 'react';

/**
 * A frame for tables that may be wider than their panel. The frame scrolls instead of the page, and the user
 * can scroll it by keyboard.
 */
export function PanelFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className="panel-frame"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
