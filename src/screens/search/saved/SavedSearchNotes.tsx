import { useTranslation } from 'react-i18next';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { loadSettings, saveSettings } from '#store/people/settingsOperations.ts';

const SEARCHES = { document: 'savedSearches' } as const;

/** R504: says if the saved searches are unknown, or if a search in their list is not stored. */
export function SavedSearchNotes() {
  const { t } = useTranslation('saved');
  const dispatch = useAppDispatch();
  const loading = useOperation(loadSettings, SEARCHES.document);
  const saving = useOperation(saveSettings, SEARCHES.document);
  return (
    <>
      <RetryNote
        state={loading}
        text={t('failed')}
        onRetry={() => dispatch(loadSettings.requested(SEARCHES))}
      />
      <RetryNote
        state={saving}
        text={t('unsaved')}
        onRetry={() => dispatch(saveSettings.requested(SEARCHES))}
        isSave
      />
    </>
  );
}
