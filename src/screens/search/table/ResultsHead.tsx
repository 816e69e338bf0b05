import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSortField, type SearchCriteria, withSortField } from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useSearchOpener } from '../form/searchOpener.ts';
import type { ResultSelection } from '../selection/useResultSelection.ts';
import { ColumnResizeHandle } from './columns/ColumnResizeHandle.tsx';
import { columnHeader } from './columns/columnHeader.ts';
import type { Column } from './columns/columns.tsx';
import { CELL_PROPS, COLUMN_HEADER_PROPS, ROW_GROUP_PROPS, ROW_PROPS } from './tableRoles.ts';

function SelectPage({ selection }: { selection: ResultSelection }) {
  const { t } = useTranslation('table');
  const { page, permitted, onSelectPage } = selection;
  const isRefused = permitted.length === 0;
  return (
    <th {...COLUMN_HEADER_PROPS} className="cell-select">
      <input
        ref={(box) => {
          if (box) box.indeterminate = page === 'some';
        }}
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

/** Memoized, because the check box beside the names is rendered again for every selection. */
const Names = memo(function Names({ columns, criteria }: Pick<ResultsHeadProps, 'columns' | 'criteria'>) {
  const { t } = useTranslation('table');
  const open = useSearchOpener();
  const { timezone } = useFormat();
  // R527: `criteria` may be those of the search before the open one.
  const wanted = useAppSelector((state) => state.search.criteria) ?? criteria;
  return (
    <>
      <th {...COLUMN_HEADER_PROPS} className="cell-id">
        {t('orderId')}
        <ColumnResizeHandle id="orderId" />
      </th>
      {columns.map((column) => {
        const { id, kind, style } = column;
        const name = columnHeader(column, t, timezone);
        return (
          <th
            {...COLUMN_HEADER_PROPS}
            key={id}
            className={`col-${id} kind-${kind}`}
            style={style}
            aria-sort={id === criteria.sortField ? criteria.sortOrder : undefined}
          >
            {isSortField(id) ? (
              <button type="button" className="btn-sort" onClick={() => open(withSortField(wanted, id))}>
                {name}
              </button>
            ) : (
              name
            )}
            <ColumnResizeHandle id={id} />
          </th>
        );
      })}
    </>
  );
});

interface ResultsHeadProps {
  columns: readonly Column[];
  criteria: SearchCriteria;
  selection: ResultSelection | null;
  /** Whether the permissions are known. Until then, space for the check boxes is reserved. */
  isSettled: boolean;
}

export function ResultsHead({ columns, criteria, selection, isSettled }: ResultsHeadProps) {
  return (
    <thead {...ROW_GROUP_PROPS}>
      <tr {...ROW_PROPS}>
        {!isSettled && <td {...CELL_PROPS} className="cell-select" />}
        {isSettled && selection && <SelectPage selection={selection} />}
        <Names columns={columns} criteria={criteria} />
      </tr>
    </thead>
  );
}
