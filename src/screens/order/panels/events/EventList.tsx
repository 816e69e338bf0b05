import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIncrementalList } from '#components/loading/useIncrementalList.ts';
import type { EventRow } from '#domain/event/eventFilter.ts';
import { toggled } from '#domain/lists.ts';
import type { Order } from '#domain/order/order.ts';
import { EventEntry } from './EventEntry.tsx';

/** Rendering an event takes about as long as rendering this many cells of the orders table. */
const EVENT_CELLS = 14;

interface EventListProps {
  order: Order;
  rows: readonly EventRow[];
  /** Whether each row names its item, because the rows belong to several items. */
  showItem: boolean;
  /** Keys of the selected rows; null if rows cannot be selected. */
  selected: ReadonlySet<string> | null;
  /** Key of the row that is selected in the timeline and scrolled into view; null for none. */
  marked: string | null;
  onToggle: (key: string) => void;
}

function bringIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

/** All events, rendered in batches, so that the browser's own search finds everything. */
export function EventList({ order, rows, showItem, selected, marked, onToggle }: EventListProps) {
  const { t } = useTranslation('events');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rendered = useIncrementalList(rows, EVENT_CELLS, order.orderId);
  const handleOpen = useCallback((key: string) => setOpen((current) => toggled(current, key)), []);
  return (
    <ol className="event-list list-unstyled mb-0" aria-label={t('list')}>
      {rendered.map((row) => (
        <li key={row.key} ref={row.key === marked ? bringIntoSight : undefined}>
          <EventEntry
            order={order}
            row={row}
            isOpen={open.has(row.key)}
            isMarked={row.key === marked}
            isSelected={selected ? selected.has(row.key) : null}
            showItem={showItem}
            onOpen={handleOpen}
            onToggle={onToggle}
          />
        </li>
      ))}
    </ol>
  );
}
