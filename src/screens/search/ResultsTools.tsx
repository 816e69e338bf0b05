import './resultsTools.css';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#store/hooks.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';
import { selectHasEarlierResults } from '#store/search/searchSelectors.ts';
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
  const { t } = useTranslation('table');
  const { criteria, results } = useAppSelector(({ search }) => search);
  // R120: these tools would act on the previous search.
  const whyNot = useAppSelector(selectHasEarlierResults) ? t('searching') : null;
  const hasSelection = useAppSelector((state) => selectSelection(state).length > 0);
  const hasMenu = useHasToolsMenu();
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
        {criteria && <CopyLinkButton criteria={criteria} />}
        {results && <SplitViewButton criteria={results.criteria} orders={results.orders} whyNot={whyNot} />}
      </CollapsibleTools>
    </>
  );
}
