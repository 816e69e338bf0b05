import type { ReactNode } from 'react';

/** Holds a table that may be wider than its panel: it scrolls in here, also by keyboard, and nothing else does. */
export function PanelFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className="panel-frame"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
