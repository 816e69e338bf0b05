import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { loadSettings } from '#store/people/settingsOperations.ts';

/** Renders `children` once the saved searches are loaded; until then a placeholder, or the failure. */
export function SavedSearchesPlaceholder({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['saved', 'shell']);
  const dispatch = useAppDispatch();
  const loading = useOperation(loadSettings, 'savedSearches');
  if (loading.status === 'failed') {
    const handleRetry = () => dispatch(loadSettings.requested({ document: 'savedSearches' }));
    return <FailureNotice title={t('failed')} failure={loading.failure} onRetry={handleRetry} />;
  }
  if (loading.status !== 'succeeded') return <Skeleton label={t('shell:loading')} lines={2} />;
  return children;
}
