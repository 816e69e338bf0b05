import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { PanelBoundary } from '#components/PanelBoundary.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';
import { useHasToolsMenu } from '../CollapsibleTools.tsx';
import { SelectedOrdersDialog } from './SelectedOrdersDialog.tsx';

export function SelectedOrdersButton() {
  const { t } = useTranslation('results');
  const orders = useAppSelector(selectSelection);
  const [isListed, setIsListed] = useState(false);
  // In the menu, the number of selected orders is not beside the button.
  const label = useHasToolsMenu() ? t('selection.listAll', { count: orders.length }) : t('selection.list');
  return (
    <>
      <Button size="sm" onClick={() => setIsListed(true)}>
        {label}
      </Button>
      {isListed && (
        <PanelBoundary title={t('selection.list')} isAwaited onClose={() => setIsListed(false)}>
          <Suspense>
            <SelectedOrdersDialog orders={orders} onClose={() => setIsListed(false)} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}
