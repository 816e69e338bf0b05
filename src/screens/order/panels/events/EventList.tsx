import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventRow } from '#domain/event/eventFilter.ts';
import type { Order } from '#domain/order/order.ts';
import { EventEntry } from './EventEntry.tsx';
import { VirtualRows } from './VirtualRows.tsx';

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

/**
 * The maximum number of rows that are all rendered, so that the browser's own search finds everything. A
 * longer list renders only the visible rows.
 */
const WHOLE_UP_TO = 100;

function bringIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

export function EventList({ order, rows, showItem, selected, marked, onToggle }: EventListProps) {
  const { t } = useTranslation('events');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const handleOpen = useCallback((key: string) => {
    setOpen((current) => {
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const entry = (row: EventRow) => (
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
  );
  if (rows.length > WHOLE_UP_TO) {
    return (
      <VirtualRows label={t('list')} rows={rows} marked={marked} keyOf={(row) => row.key} render={entry} />
    );
  }
  return (
    <ol className="event-list" aria-label={t('list')}>
      {rows.map((row) => (
        <li key={row.key} ref={row.key === marked ? bringIntoSight : undefined}>
          {entry(row)}
        </li>
      ))}
    </ol>
  );
}
