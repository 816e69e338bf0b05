import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { DownloadButton } from './export/DownloadButton.tsx';
import { PeekButton } from './peek/PeekButton.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { ColumnsButton } from './table/ColumnsButton.tsx';

const loadBulkMenu = async () => (await import('./bulk/BulkMenu.tsx')).BulkMenu;

const NO_PROPS = {};

/** What can be done with the orders on screen, in the row of the tabs; nothing while there are none. */
export const ResultsTools = memo(function ResultsTools() {
  const { t } = useTranslation('table');
  const hasOrders = useAppSelector(({ search: { begun, results } }) => {
    const shown = begun ?? results;
    return shown !== null && shown.orders.length > 0;
  });
  if (!hasOrders) return null;
  return (
    <div className="results-tools">
      <SelectionBar />
      <Deferred load={loadBulkMenu} props={NO_PROPS} title={t('bulk')} isPatient />
      <DownloadButton />
      <ColumnsButton />
      <PeekButton />
    </div>
  );
});
