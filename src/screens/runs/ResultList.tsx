import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { SEVERITY_ICONS } from '#components/notice/severityIcons.ts';
import { TableHead } from '#components/TableHead.tsx';
import type { RunOrder } from '#domain/bulk/bulkJob.ts';
import type { Severity } from '#domain/console/severity.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';

/** The maximum number of rows before the user asks for all. Thousands of rows would block the page. */
const ROWS_AT_FIRST = 100;

/** A longer list scrolls in its own frame, so that the next list stays near. */
const ROWS_WITHOUT_FRAME = 20;

/** The props of the lists of a run's orders with one result. */
export interface RunOrdersProps {
  run: BulkRun;
  runOrders: readonly RunOrder[];
}

interface ResultListProps<Row> {
  title: string;
  tone: Severity;
  isOpen?: boolean;
  /** Whether the list is shown even if it is empty, so that the parts below it stay in place. */
  isKept?: boolean;
  columns: readonly string[];
  rows: readonly Row[];
  /** Shown above the table, such as an explanation or an action for all rows. */
  children?: ReactNode;
  row: (row: Row) => ReactNode;
}

/** The orders with one result. The rows are rendered only while the list is open. */
export function ResultList<Row>(props: ResultListProps<Row>) {
  const { title, tone, isOpen = false, isKept = false, columns, rows, children, row } = props;
  const { t } = useTranslation('runs');
  // null until the user opens or closes the list; until then `isOpen` decides.
  const [choice, setChoice] = useState<boolean | null>(null);
  const isShown = choice ?? isOpen;
  // A toggle event also occurs when `isOpen` opens the list.
  const handleToggle = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) =>
    open !== isShown && setChoice(open);
  const [showsAllRows, setShowsAllRows] = useState(false);
  if (rows.length === 0 && !isKept) return null;
  const shown = showsAllRows ? rows : rows.slice(0, ROWS_AT_FIRST);
  return (
    <details className="result-list" open={isShown} onToggle={handleToggle}>
      <summary className={`result-title result-${tone}`}>
        <Icon name={SEVERITY_ICONS[tone]} /> {title}
      </summary>
      {isShown && (
        <>
          {children}
          <div className={shown.length > ROWS_WITHOUT_FRAME ? 'result-frame is-long' : 'result-frame'}>
            <table className="table table-sm">
              <TableHead columns={columns} />
              <tbody>{shown.map(row)}</tbody>
            </table>
          </div>
          {shown.length < rows.length && (
            <Button variant="link" size="sm" onClick={() => setShowsAllRows(true)}>
              {t('result.showAll', { rows: rows.length })}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
