import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/DetailModal.tsx';
import { SavedSearchesPlaceholder } from '../saved/SavedSearchesPlaceholder.tsx';

/** S2.32: explains how to save a search, or why the saved searches could not be loaded. */
export function NoSavedSearchesModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  return (
    <DetailModal title={t('start.saved')} onClose={onClose}>
      <SavedSearchesPlaceholder>
        <p>{t('start.noSaved')}</p>
        <p className="mb-0">{t('start.noSavedHint')}</p>
      </SavedSearchesPlaceholder>
    </DetailModal>
  );
}
