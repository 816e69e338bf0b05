import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { historyTone, type ShownHistoryRow, toEpochMs } from '#domain/item/history.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { TimelineChart } from '../timeline/TimelineChart.tsx';
import { useHistoryRowName } from '../useHistoryRowName.ts';

interface HistoryTimelineProps {
  rows: readonly ShownHistoryRow[];
  /** Epoch milliseconds. */
  now: number;
  selected: string | null;
  onSelect: (id: string) => void;
}

/** S9.16: the statuses with dates as bars on one time scale, each in its own lane. */
export function HistoryTimeline({ rows, now, selected, onSelect }: HistoryTimelineProps) {
  const { t } = useTranslation('panels');
  const { language } = useFormat();
  const nameOf = useHistoryRowName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change only with the language
  const periods = useMemo(
    () =>
      rows.flatMap(({ id, row }) =>
        row.start === null || row.end === null
          ? []
          : [
              {
                id,
                label: nameOf(row),
                start: row.start,
                end: row.end,
                tone: historyTone(row.entry.name),
                deadline: toEpochMs(row.entry.expectedCloseDate),
              },
            ],
      ),
    [rows, language],
  );
  return (
    <TimelineChart
      label={t('history.title')}
      periods={periods}
      now={now}
      lanes="each"
      selected={selected}
      onSelect={onSelect}
    />
  );
}
