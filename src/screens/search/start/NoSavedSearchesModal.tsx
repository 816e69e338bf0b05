import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/DetailModal.tsx';
import { SavedSearchesPlaceholder } from '../saved/SavedSearchesPlaceholder.tsx';

/** S2.32: explains how to save a search, or why the saved searches could not be loaded. */
export function NoSavedSearchesModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['saved', 'search']);
  return (
    <DetailModal title={t('search:start.saved')} onClose={onClose}>
      <SavedSearchesPlaceholder>
        <p>{t('edit.empty')}</p>
        <p className="mb-0">{t('emptyHint')}</p>
      </SavedSearchesPlaceholder>
    </DetailModal>
  );
}
