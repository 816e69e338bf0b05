import './resultsTools.css';
import { useTranslation } from 'react-i18next';
import { chosenColumns } from '#domain/results/columns.ts';
import { criteriaKey } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectColumns } from '#store/search/searchSelectors.ts';
import { BreakdownButton } from './breakdown/BreakdownButton.tsx';
import { BulkMenu } from './bulk/BulkMenu.tsx';
import { CollapsibleTools, useHasToolsMenu } from './CollapsibleTools.tsx';
import { DownloadButton } from './export/DownloadButton.tsx';
import { SelectionBar, SelectionMenuEntries } from './selection/SelectionBar.tsx';
import { SplitViewButton } from './split/SplitViewButton.tsx';
import { ColumnsButton } from './table/columns/ColumnsButton.tsx';
import { RowIdCopyButton } from './table/RowIdCopyButton.tsx';
import { CopyLinkButton } from './views/CopyLinkButton.tsx';

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
