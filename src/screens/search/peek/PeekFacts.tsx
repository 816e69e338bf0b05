import { useTranslation } from 'react-i18next';
import { CopyId } from '#components/CopyId.tsx';
import { COLUMN_IDS, type ColumnId, isColumnAllowed } from '#domain/columns.ts';
import type { Order } from '#domain/order.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { csvCell } from '../export/csvCell.ts';
import type { CellContext } from '../table/cellContext.ts';
import { columnHeader } from '../table/columnHeader.ts';
import { type Column, columnsOf } from '../table/columns.tsx';
import { shipDateTexts, shipDateWarnings } from '../table/shipDateTexts.ts';

/** What stands elsewhere in the panel. */
const ELSEWHERE: readonly ColumnId[] = ['status', 'preview'];
/** Lines of one fact; an order of a hundred items has a hundred ids. */
const LINES_SHOWN = 5;

/** All that a column says of an order, where its cell shows the first. */
function linesOf(column: Column, order: Order, context: CellContext): readonly string[] {
  const { id, tip } = column;
  if (id === 'expectedShipDate') {
    return [...shipDateTexts(order, context), ...shipDateWarnings(order, context)];
  }
  const lines = tip ? tip(order, context) : [csvCell(column, order, context)];
  return lines.filter((line): line is string => typeof line === 'string' && line !== '');
}

interface FactProps {
  name: string;
  lines: readonly string[];
  isId: boolean;
}

function Fact({ name, lines, isId }: FactProps) {
  const { t } = useTranslation('results');
  const shown = lines.slice(0, LINES_SHOWN);
  return (
    <div className="peek-fact">
      <dt>{name}</dt>
      <dd>
        {shown.map((line) => (
          <div key={line}>{isId ? <CopyId id={line} what={name} /> : line}</div>
        ))}
        {lines.length > shown.length && t('more', { count: lines.length - shown.length })}
      </dd>
    </div>
  );
}

/** Everything that any column could say of the order, as far as there is something to say. */
export function PeekFacts({ order, context }: { order: Order; context: CellContext }) {
  const { timezone } = useFormat();
  const ids = COLUMN_IDS.filter((id) => !ELSEWHERE.includes(id) && isColumnAllowed(id, context.permissions));
  return (
    <dl className="peek-facts">
      {columnsOf(ids).map((column) => {
        const lines = [...new Set(linesOf(column, order, context))];
        if (lines.length === 0) return null;
        const name = columnHeader(column, context.text, timezone);
        return <Fact key={column.id} name={name} lines={lines} isId={column.look === 'id'} />;
      })}
    </dl>
  );
}
