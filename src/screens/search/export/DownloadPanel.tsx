import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/Button.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { Icon } from '#components/Icon.tsx';
import { CREATE_REPORT_PATH } from '#domain/links/paths.ts';
import { COLUMN_IDS, type ColumnId, isColumnAllowed, shownColumns } from '#domain/results/columns.ts';
import { csvSeparatorOf } from '#domain/results/ordersFile.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { exportRequested } from '#store/results/exportSlice.ts';
import { selectColumns } from '#store/search/searchSelectors.ts';

const SEPARATORS = [',', ';'] as const;

interface DownloadPanelProps {
  whyNot: string | null;
  onClose: () => void;
}

function FileChoices({ onClose }: Pick<DownloadPanelProps, 'onClose'>) {
  const { t } = useTranslation('export');
  const dispatch = useAppDispatch();
  const results = useAppSelector((state) => state.search.results);
  const stored = useAppSelector(selectColumns);
  const permissions = useAppSelector(selectPermissions);
  const region = useAppSelector((state) => state.settings.regionalSettings);
  const [separator, setSeparator] = useState(csvSeparatorOf(region));
  if (!results) return null;
  const shown = shownColumns(stored, permissions);
  const all = COLUMN_IDS.filter((id) => isColumnAllowed(id, permissions));
  const handleDownload = (columns: readonly ColumnId[]) => {
    dispatch(exportRequested({ criteria: results.criteria, range: results.range, columns, separator }));
    onClose();
  };
  return (
    <>
      <SelectField
        label={t('separator.label')}
        className="mb-2"
        size="sm"
        value={separator}
        options={SEPARATORS}
        name={(one) => t(one === ';' ? 'separator.semicolon' : 'separator.comma')}
        onChange={setSeparator}
      />
      <p className="mb-2">{t('choose', { count: results.total })}</p>
      <div className="d-grid gap-2">
        <Button variant="primary" size="sm" onClick={() => handleDownload(shown)}>
          {t('shown')}
        </Button>
        <Button size="sm" onClick={() => handleDownload(all)}>
          {t('all')}
        </Button>
      </div>
    </>
  );
}

/** S1.3, S2.4: exports the results to a file or, if a reporter is configured, to a report. */
export function DownloadPanel({ whyNot, onClose }: DownloadPanelProps) {
  const { t } = useTranslation('export');
  const hasReporter = useAppSelector((state) => state.configuration.pages.reporter !== null);
  return (
    <>
      {whyNot ?? <FileChoices onClose={onClose} />}
      {hasReporter && (
        <div className="d-grid mt-2">
          <Link
            to={`${CREATE_REPORT_PATH}?useLastSearch=true`}
            className={buttonClass({ size: 'sm' })}
            onClick={onClose}
          >
            <Icon name="file-earmark-bar-graph" /> {t('report')}
          </Link>
        </div>
      )}
    </>
  );
}
