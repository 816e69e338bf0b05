import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { PanelBoundary } from '#components/PanelBoundary.tsx';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { BreakdownDialog } from './BreakdownDialog.tsx';

/** R60: opens a dialog that counts the search's orders by status, lateness, merchant and other dimensions. */
export function BreakdownButton({ results }: { results: SearchResults }) {
  const { t } = useTranslation('results');
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts({ breakdown: () => setIsOpen(true) });
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="sm" title={t('breakdown')} onClick={() => setIsOpen(true)}>
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
