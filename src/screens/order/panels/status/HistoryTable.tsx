import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { TableHead } from '#components/TableHead.tsx';
import { useDurationText } from '#components/time/useDurationText.ts';
import type { HistoryRow, ShownHistoryRow } from '#domain/item/history.ts';
import { toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { LongText } from '../../facts/LongText.tsx';
import { useHistoryRowName } from '../../facts/statusNames.ts';
import { PanelFrame } from '../PanelFrame.tsx';

/** The maximum number of characters of a detail that a table cell shows initially. */
const DETAIL_SHOWN = 200;

interface HistoryTableProps {
  rows: readonly ShownHistoryRow[];
  /** IDs of the groups whose steps are shown. */
  open: ReadonlySet<string>;
  selected: string | null;
  onToggle: (id: string) => void;
}

interface NameCellProps {
  shown: ShownHistoryRow;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

function NameCell({ shown, isOpen, onToggle }: NameCellProps) {
  const { t } = useTranslation('panels');
  const nameOf = useHistoryRowName();
  const { row, isStep, id } = shown;
  const status = nameOf(row);
  const count = row.steps.length;
  if (count === 0) return <span className={isStep ? 'history-step' : 'history-name'}>{status}</span>;
  return (
    <Button variant="link" className="history-group" aria-expanded={isOpen} onClick={() => onToggle(id)}>
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} /> {status}{' '}
      <span className="history-count">{t('history.steps', { count })}</span>
    </Button>
  );
}

function TimeCells({ row }: { row: HistoryRow }) {
  const { t } = useTranslation('panels');
  const { moment } = useFormat();
  const duration = useDurationText();
  const { start, end, isRunning } = row;
  return (
    <>
      <td className="text-nowrap">{start === null ? '' : moment(toIso(start))}</td>
      <td className="text-nowrap">{isRunning ? t('history.now') : end === null ? '' : moment(toIso(end))}</td>
      <td className="text-nowrap">
        {start === null || end === null || end === start ? '' : duration(end - start)}
      </td>
    </>
  );
}

/** The history as a table with all details. Unlike the timeline, it includes entries without a date. */
export function HistoryTable({ rows, open, selected, onToggle }: HistoryTableProps) {
  const { t } = useTranslation('panels');
  const format = useFormat();
  return (
    <PanelFrame label={t('history.table')}>
      <table className="table table-sm panel-table" aria-label={t('history.title')}>
        <TableHead
          columns={[
            t('history.status'),
            t('history.stateTitle'),
            t('history.from'),
            t('history.until'),
            t('history.duration'),
            { number: t('history.quantity') },
            t('history.detail'),
          ]}
        />
        <tbody>
          {rows.map((shown) => (
            <tr key={shown.id} className={shown.id === selected ? 'row-selected' : undefined}>
              <th scope="row">
                <NameCell shown={shown} isOpen={open.has(shown.id)} onToggle={onToggle} />
              </th>
              <td>{t(`history.state.${shown.row.entry.state}`)}</td>
              <TimeCells row={shown.row} />
              <td className="cell-number">
                {shown.row.entry.quantity === null ? '' : format.number(shown.row.entry.quantity)}
              </td>
              <td className="cell-detail">
                <LongText text={shown.row.entry.detail} limit={DETAIL_SHOWN} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelFrame>
  );
}
