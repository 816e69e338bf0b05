import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { BreakdownDialog } from './BreakdownDialog.tsx';

interface BreakdownButtonProps {
  results: SearchResults;
  /** Why the orders cannot be counted now; null if they can. */
  whyNot: string | null;
}

/** R60: opens a dialog that counts the search's orders by status, lateness, merchant and other dimensions. */
export function BreakdownButton({ results, whyNot }: BreakdownButtonProps) {
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
