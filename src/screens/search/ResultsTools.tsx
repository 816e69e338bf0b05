import './resultsTools.css';
import { useAppSelector } from '#store/hooks.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';
import { BreakdownButton } from './breakdown/BreakdownButton.tsx';
import { BulkMenu } from './bulk/BulkMenu.tsx';
import { CollapsibleTools, useHasToolsMenu } from './CollapsibleTools.tsx';
import { DownloadButton } from './export/DownloadButton.tsx';
import { SelectionBar, SelectionMenuEntries } from './selection/SelectionBar.tsx';
import { SplitViewButton } from './split/SplitViewButton.tsx';
import { ColumnsButton } from './table/ColumnsButton.tsx';
import { RowIdCopyButton } from './table/RowIdCopyButton.tsx';
import { CopyLinkButton } from './views/CopyLinkButton.tsx';

export function ResultsTools() {
  const results = useAppSelector(({ search }) => search.results);
  const hasSelection = useAppSelector((state) => selectSelection(state).length > 0);
  const hasMenu = useHasToolsMenu();
  return (
    <>
      <SelectionBar />
      <RowIdCopyButton />
      <BulkMenu />
      <CollapsibleTools>
        {hasMenu && hasSelection && <SelectionMenuEntries />}
        <DownloadButton />
        {results && <BreakdownButton results={results} />}
        <ColumnsButton />
        {results && <CopyLinkButton criteria={results.criteria} />}
        {results && <SplitViewButton criteria={results.criteria} orders={results.orders} />}
      </CollapsibleTools>
    </>
  );
}
