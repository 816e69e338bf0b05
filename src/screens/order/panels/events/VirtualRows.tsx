import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

interface VirtualRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Key of the row to scroll into view; null for none. */
  marked: string | null;
  keyOf: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

/** Estimated height of a row in CSS pixels, until the rendered row is measured. */
const ROW_HEIGHT = 45;
const OVERSCAN = 8;

/** Returns a style that passes a measured value to the style sheet as a custom property. */
function pixels(name: string, value: number): CSSProperties {
  return { [name]: `${value}px` } as CSSProperties;
}

/**
 * A long list with its own scroll container that renders only the visible rows. Each row tells screen readers
 * its position and the total number of rows.
 */
export function VirtualRows<Row>({ label, rows, marked, keyOf, render }: VirtualRowsProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
  });
  const markedIndex = marked === null ? -1 : rows.findIndex((row) => keyOf(row) === marked);
  useEffect(() => {
    if (markedIndex >= 0) virtual.scrollToIndex(markedIndex, { align: 'auto' });
  }, [virtual, markedIndex]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
    <section className="event-frame" ref={frame} tabIndex={0} aria-label={label}>
      <ol className="event-list event-list-virtual" style={pixels('--list-height', virtual.getTotalSize())}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={pixels('--row-start', start)}
            >
              {render(row)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
