import type { ReactNode } from 'react';

/** A frame that scrolls, also by keyboard, because a table may be wider than its panel. */
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
