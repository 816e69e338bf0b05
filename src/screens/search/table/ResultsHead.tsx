import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/formatContext.ts';
import type { Selecting } from '../selection/useSelecting.ts';
import { columnHeader } from './columnHeader.ts';
import type { Column } from './columns.tsx';

function SelectPage({ selecting }: { selecting: Selecting }) {
  const { t } = useTranslation('table');
  const box = useRef<HTMLInputElement>(null);
  const { page, permitted, onSelectPage } = selecting;
  const isRefused = permitted.length === 0;
  useEffect(() => {
    if (box.current) box.current.indeterminate = page === 'some';
  }, [page]);
  return (
    <th scope="col" className="cell-select">
      <input
        ref={box}
        type="checkbox"
        className="form-check-input"
        checked={page === 'all'}
        onChange={isRefused ? () => undefined : onSelectPage}
        aria-label={t('selection.selectPage', { count: permitted.length })}
        aria-disabled={isRefused || undefined}
        title={isRefused ? t('selection.refusedPage') : undefined}
      />
    </th>
  );
}

interface ResultsHeadProps {
  columns: readonly Column[];
  selecting: Selecting | null;
}

export function ResultsHead({ columns, selecting }: ResultsHeadProps) {
  const { t } = useTranslation('table');
  const { timezone } = useFormat();
  return (
    <thead>
      <tr>
        {selecting && <SelectPage selecting={selecting} />}
        <th scope="col" className="cell-id">
          {t('orderId')}
        </th>
        {columns.map((column) => (
          <th key={column.id} scope="col" className={column.look === 'number' ? 'cell-number' : undefined}>
            {columnHeader(column, t, timezone)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
