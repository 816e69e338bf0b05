import { BulkMenu } from './bulk/BulkMenu.tsx';
import { DownloadButton } from './export/DownloadButton.tsx';
import { PeekButton } from './peek/PeekButton.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { ColumnsButton } from './table/ColumnsButton.tsx';

/** What can be done with the orders on screen, in the row of the tabs. */
export function ResultsTools() {
  return (
    <>
      <SelectionBar />
      <BulkMenu />
      <DownloadButton />
      <ColumnsButton />
      <PeekButton />
    </>
  );
}
