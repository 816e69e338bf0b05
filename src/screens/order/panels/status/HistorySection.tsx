import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { useNow } from '#components/time/useNow.ts';
import {
  type HistoryEntry,
  historyRows,
  historyTone,
  type ShownHistoryRow,
  shownHistoryRows,
  toEpochMs,
} from '#domain/item/history.ts';
import type { Item } from '#domain/item/item.ts';
import { toggled } from '#domain/lists.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { loadHistory } from '#store/order/panelOperations.ts';
import { useHistoryRowName } from '../../facts/statusNames.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import { TimelineChart } from '../timeline/TimelineChart.tsx';
import { HistoryTable } from './HistoryTable.tsx';

interface HistoryTimelineProps {
  rows: readonly ShownHistoryRow[];
  /** Epoch milliseconds. */
  now: number;
  selected: string | null;
  onSelect: (id: string) => void;
}

/** S9.16: the statuses with dates as bars on one time scale, each in its own lane. */
function HistoryTimeline({ rows, now, selected, onSelect }: HistoryTimelineProps) {
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

function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation('panels');
  const now = useNow();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<string | null>(null);
  const rows = useMemo(() => historyRows(entries, now), [entries, now]);
  const shown = useMemo(() => shownHistoryRows(rows, open), [rows, open]);
  if (rows.length === 0) return <p className="text-body-secondary">{t('history.none')}</p>;
  return (
    <>
      <HistoryTimeline rows={shown} now={now} selected={selected} onSelect={setSelected} />
      <HistoryTable
        rows={shown}
        open={open}
        selected={selected}
        onToggle={(id) => setOpen(toggled(open, id))}
      />
    </>
  );
}

/** S2.82: the status history of the item, as a timeline and as a table. */
export function HistorySection({ item }: { item: Item }) {
  const { t } = useTranslation('panels');
  const read = useOrderReadOperation(loadHistory, { itemId: item.itemId });
  return (
    <TitledSection title={t('history.title')} level={4} className="panel-section">
      <LoadableContent read={read} loading={t('history.loading')} lines={6} failed={t('history.failed')}>
        {(entries) => <History entries={entries} />}
      </LoadableContent>
    </TitledSection>
  );
}
