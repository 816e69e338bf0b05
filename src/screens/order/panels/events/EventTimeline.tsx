import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#components/time/useNow.ts';
import { hasTooManyEvents } from '#domain/event/event.ts';
import type { EventRow } from '#domain/event/eventFilter.ts';
import { eventPeriodTone, eventVariant } from '#domain/event/eventVariant.ts';
import { periodsBetween } from '#domain/item/timeline.ts';
import { TimelineChart } from '../timeline/TimelineChart.tsx';
import { useEventTitle } from './eventNames.ts';

interface EventTimelineProps {
  rows: readonly EventRow[];
  /** Key of the event that is marked in the timeline and in the list; null for none. */
  marked: string | null;
  onMark: (key: string) => void;
}

function Picture({ rows, marked, onMark }: EventTimelineProps) {
  const { t } = useTranslation('events');
  const titleOf = useEventTitle();
  const now = useNow();
  const moments = rows.flatMap(({ key, event }) =>
    event.eventDate === null
      ? []
      : [
          {
            id: key,
            label: titleOf(event),
            tone: eventPeriodTone(eventVariant(event)),
            at: Date.parse(event.eventDate),
          },
        ],
  );
  return (
    <TimelineChart
      label={t('picture.label')}
      periods={periodsBetween(moments)}
      now={now}
      lanes="one"
      selected={marked}
      onSelect={onMark}
    />
  );
}

/**
 * S9.16: a collapsible timeline of at least two dated events. S8.27: a list of 300 events or more has no
 * timeline.
 */
export function EventTimeline({ rows, marked, onMark }: EventTimelineProps) {
  const { t } = useTranslation('events');
  const [isOpen, setIsOpen] = useState(false);
  const datedRows = useMemo(() => rows.filter((row) => row.event.eventDate !== null), [rows]);
  if (datedRows.length < 2 || hasTooManyEvents(rows.length)) return null;
  return (
    <details className="event-picture" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('picture.show')}</summary>
      {isOpen && <Picture rows={datedRows} marked={marked} onMark={onMark} />}
    </details>
  );
}
