import './resultsTools.css';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import { MAX_LOADED_RESULTS } from '#domain/limits.ts';
import { chosenColumns } from '#domain/results/columns.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { criteriaKey } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectArePermissionsSettled } from '#store/people/userSelectors.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectColumns } from '#store/search/searchSelectors.ts';
import { BreakdownDialog } from './breakdown/BreakdownDialog.tsx';
import { BulkMenu } from './bulk/BulkMenu.tsx';
import { CollapsibleTools, useHasToolsMenu } from './CollapsibleTools.tsx';
import { DownloadPanel } from './export/DownloadPanel.tsx';
import { SelectionBar, SelectionMenuEntries } from './selection/SelectionBar.tsx';
import { SplitViewButton } from './split/SplitViewButton.tsx';
import { ColumnsPanel } from './table/columns/ColumnsPanel.tsx';
import { RowIdCopyButton } from './table/RowIdCopyButton.tsx';
import { CopyLinkButton } from './views/CopyLinkButton.tsx';

interface ToolMenuProps
  extends Pick<ComponentProps<typeof Menu>, 'label' | 'shortcut' | 'disabledReason' | 'children'> {
  icon: IconName;
  className: string;
  /** The number of lines of the placeholder while the texts of the panel load. */
  lines: number;
}

/** A tool that opens a panel below its button. */
function ToolMenu({ label, icon, className, lines, children, ...menu }: ToolMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={label}
      className={`menu-end ${className}`}
      variant="outline-secondary"
      size="sm"
      button={
        <>
          <Icon name={icon} /> {label}
        </>
      }
      {...menu}
    >
      {(close) => (
        <PanelBoundary title={label} isAwaited>
          <Suspense fallback={<Skeleton label={t('loading')} lines={lines} />}>{children(close)}</Suspense>
        </PanelBoundary>
      )}
    </Menu>
  );
}

/** S2.36, S5.13: exports the results, or says why no file can be created now. `whyNot` is the list's reason. */
function DownloadButton({ whyNot }: { whyNot: string | null }) {
  const { t } = useTranslation(['export', 'table']);
  const total = useAppSelector((state) => state.search.results?.total ?? 0);
  const isRunning = useAppSelector((state) => state.export.status === 'running');
  const hasReporter = useAppSelector((state) => state.configuration.pages.reporter !== null);
  const tooMany = t('tooMany', { max: MAX_LOADED_RESULTS });
  // R436: the permissions determine the columns of the file.
  const isWaiting = !useAppSelector(selectArePermissionsSettled);
  const obstacle = isRunning ? t('running') : isWaiting ? t('permissionsLoading') : null;
  const reason = whyNot ?? (total > MAX_LOADED_RESULTS ? tooMany : obstacle);
  return (
    <ToolMenu
      label={t('table:download.button')}
      icon="download"
      className="download-menu"
      shortcut="download"
      disabledReason={hasReporter ? null : reason}
      lines={2}
    >
      {(close) => <DownloadPanel whyNot={reason} onClose={close} />}
    </ToolMenu>
  );
}

interface BreakdownButtonProps {
  results: SearchResults;
  /** Why the orders cannot be counted now; null if they can. */
  whyNot: string | null;
}

/** R60: opens a dialog that counts the search's orders by status, lateness, merchant and other dimensions. */
function BreakdownButton({ results, whyNot }: BreakdownButtonProps) {
  const { t } = useTranslation('results');
  const [isOpen, setIsOpen] = useState(false);
  const open = whyNot === null ? () => setIsOpen(true) : undefined;
  useShortcuts(open ? { breakdown: open } : {});
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size="sm"
        title={whyNot ?? t('breakdown')}
        aria-disabled={whyNot !== null || undefined}
        onClick={open}
      >
        <Icon name="file-earmark-bar-graph" /> {t('breakdown')}
      </Button>
      {isOpen && (
        <PanelBoundary title={t('breakdown')} isAwaited onClose={close}>
          <Suspense>
            <BreakdownDialog results={results} onClose={close} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}

/** S2.41: opens a panel for the columns of the table, their order and their widths. */
function ColumnsButton() {
  const { t } = useTranslation('table');
  return (
    <ToolMenu
      label={t('columns.button')}
      icon="layout-three-columns"
      className="columns-menu"
      shortcut="openColumns"
      lines={8}
    >
      {(close) => <ColumnsPanel onClose={close} />}
    </ToolMenu>
  );
}

/** R120: whether the results on screen are those of an earlier search, because the open search is running. */
function selectHasEarlierResults({ search: { criteria, status, results } }: RootState): boolean {
  if (status !== 'running' || !criteria || !results) return false;
  return criteriaKey(criteria) !== criteriaKey(results.criteria);
}

export function ResultsTools() {
  const { t } = useTranslation('results');
  const { criteria, results } = useAppSelector(({ search }) => search);
  // R120: these tools would act on the previous search.
  const whyNot = useAppSelector(selectHasEarlierResults) ? t('searching') : null;
  const hasSelection = useAppSelector((state) => selectSelection(state).length > 0);
  const hasMenu = useHasToolsMenu();
  const columns = chosenColumns(useAppSelector(selectColumns));
  return (
    <>
      <SelectionBar />
      <RowIdCopyButton />
      <BulkMenu />
      <CollapsibleTools>
        {hasMenu && hasSelection && <SelectionMenuEntries />}
        <DownloadButton whyNot={whyNot} />
        {results && <BreakdownButton results={results} whyNot={whyNot} />}
        <ColumnsButton />
        {criteria && <CopyLinkButton criteria={criteria} columns={columns} label={t('copyLink')} />}
        {results && <SplitViewButton criteria={results.criteria} orders={results.orders} whyNot={whyNot} />}
      </CollapsibleTools>
    </>
  );
}
