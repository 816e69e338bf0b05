import { useTranslation } from 'react-i18next';
import { COLUMN_IDS, type ColumnId, isColumnAllowed, shownColumns } from '#domain/columns.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { exportRequested } from '#store/exportSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectColumns } from '#store/searchSelectors.ts';
import { selectPermissions } from '#store/selectors.ts';

/** The two ways to have the results as a file: the columns as they are on screen, or all there are. */
export function DownloadPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('export');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const results = useAppSelector((state) => state.search.results);
  const stored = useAppSelector(selectColumns);
  const permissions = useAppSelector(selectPermissions);
  if (!results) return null;
  const shown = shownColumns(stored, permissions);
  const all = COLUMN_IDS.filter((id) => isColumnAllowed(id, permissions));
  const handleDownload = (columns: readonly ColumnId[]) => {
    dispatch(exportRequested({ criteria: results.criteria, range: results.range, columns }));
    onClose();
  };
  return (
    <>
      <p className="mb-2">{t('choose', { count: results.total, rows: format.number(results.total) })}</p>
      <div className="d-grid gap-2">
        <button type="button" className="btn btn-primary btn-sm" onClick={() => handleDownload(shown)}>
          {t('shown')}
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => handleDownload(all)}
        >
          {t('all')}
        </button>
      </div>
    </>
  );
}
