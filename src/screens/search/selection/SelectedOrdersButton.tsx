import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Deferred } from '#components/Deferred.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';

const loadSelectionList = async () => (await import('./SelectedOrdersDialog.tsx')).SelectedOrdersDialog;

export function SelectedOrdersButton() {
  const { t } = useTranslation('results');
  const orders = useAppSelector(selectSelection);
  const [isListed, setIsListed] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsListed(true)}>
        {t('selection.list')}
      </Button>
      {isListed && (
        <Deferred
          load={loadSelectionList}
          props={{ orders, onClose: () => setIsListed(false) }}
          title={t('selection.list')}
          onClose={() => setIsListed(false)}
        />
      )}
    </>
  );
}
