import { useTranslation } from 'react-i18next';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import { loadSettings, saveSettings } from '#store/people/settingsOperations.ts';
import { useRetriable } from '#store/useRetriable.ts';

const SEARCHES = { document: 'savedSearches' } as const;

/** R504: says if the saved searches are unknown, or if a search in their list is not stored. */
export function SavedSearchNotes() {
  const { t } = useTranslation('saved');
  return (
    <>
      <RetryNote read={useRetriable(loadSettings, SEARCHES)} text={t('failed')} />
      <RetryNote read={useRetriable(saveSettings, SEARCHES)} text={t('unsaved')} isSave />
    </>
  );
}
