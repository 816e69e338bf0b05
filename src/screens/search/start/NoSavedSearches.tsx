import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/DetailModal.tsx';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { loadSettings } from '#store/settingsOperations.ts';

/** That there is nothing is only said of an answer that says so. */
function WhyNone() {
  const { t } = useTranslation(['search', 'shell']);
  const dispatch = useAppDispatch();
  const loading = useOperation(loadSettings, 'savedSearches');
  if (loading.status === 'failed') {
    const handleRetry = () => dispatch(loadSettings.requested({ document: 'savedSearches' }, true));
    return <FailureNotice title={t('start.savedFailed')} failure={loading.failure} onRetry={handleRetry} />;
  }
  if (loading.status !== 'succeeded') return <Skeleton label={t('shell:loading')} lines={2} />;
  return (
    <>
      <p>{t('start.noSaved')}</p>
      <p className="mb-0">{t('start.noSavedHint')}</p>
    </>
  );
}

/** S2.32 */
export function NoSavedSearches({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  return (
    <DetailModal title={t('start.saved')} onClose={onClose}>
      <WhyNone />
    </DetailModal>
  );
}
