import './resultsTools.css';
import { useAppSelector } from '#store/hooks.ts';
import { BreakdownButton } from './breakdown/BreakdownButton.tsx';
import { BulkMenu } from './bulk/BulkMenu.tsx';
import { CollapsibleTools } from './CollapsibleTools.tsx';
import { DownloadButton } from './export/DownloadButton.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { SplitButton } from './split/SplitButton.tsx';
import { ColumnsButton } from './table/ColumnsButton.tsx';
import { RowIdCopyButton } from './table/RowIdCopyButton.tsx';
import { CopyLinkButton } from './views/CopyLinkButton.tsx';

export function ResultsTools() {
  const results = useAppSelector(({ search }) => search.results);
  return (
    <>
      <SelectionBar />
      <RowIdCopyButton />
      <BulkMenu />
      <CollapsibleTools>
        <DownloadButton />
        {results && <BreakdownButton results={results} />}
        <ColumnsButton />
        {results && <CopyLinkButton criteria={results.criteria} />}
        {results && <SplitButton criteria={results.criteria} orders={results.orders} />}
      </CollapsibleTools>
    </>
  );
}
