import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import { MAX_LOADED_RESULTS } from '#domain/limits.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectArePermissionsSettled } from '#store/people/userSelectors.ts';
import { DownloadPanel } from './DownloadPanel.tsx';

/** S2.36, S5.13: opens a panel that exports the results, or says why no file can be created now. `whyNot` is the list's reason. */
export function DownloadButton({ whyNot }: { whyNot: string | null }) {
  const { t } = useTranslation(['export', 'table']);
  const total = useAppSelector((state) => state.search.results?.total ?? 0);
  const isRunning = useAppSelector((state) => state.export.status === 'running');
  const hasReporter = useAppSelector((state) => state.configuration.pages.reporter !== null);
  const tooMany = t('tooMany', { max: MAX_LOADED_RESULTS });
  // R436: the permissions determine the columns of the file.
  const isWaiting = !useAppSelector(selectArePermissionsSettled);
  const obstacle = isRunning ? t('running') : isWaiting ? t('permissionsLoading') : null;
  const reason = whyNot ?? (total > MAX_LOADED_RESULTS ? tooMany : obstacle);
  return (
    <Menu
      label={t('table:download.button')}
      className="menu-end download-menu"
      shortcut="download"
      variant="outline-secondary"
      size="sm"
      disabledReason={hasReporter ? null : reason}
      button={
        <>
          <Icon name="download" /> {t('table:download.button')}
        </>
      }
    >
      {(close) => (
        <PanelBoundary title={t('table:download.button')} isAwaited>
          <Suspense fallback={<Skeleton label={t('table:download.button')} lines={2} />}>
            <DownloadPanel whyNot={reason} onClose={close} />
          </Suspense>
        </PanelBoundary>
      )}
    </Menu>
  );
}
