import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { loadSettings } from '#store/people/settingsOperations.ts';
import { useRetriable } from '#store/useRetriable.ts';

/** Renders `children` once the saved searches are loaded; until then a placeholder, or the failure. */
export function SavedSearchesPlaceholder({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['saved', 'shell']);
  const { state, retry } = useRetriable(loadSettings, { document: 'savedSearches' });
  if (state.status === 'failed')
    return <FailureNotice title={t('failed')} failure={state.failure} onRetry={retry} />;
  if (state.status !== 'succeeded') return <Skeleton label={t('shell:loading')} lines={2} />;
  return children;
}
