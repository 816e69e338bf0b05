import { useTranslation } from 'react-i18next';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import type { OperationState } from '#store/operation.ts';
import { loadSettings, saveSettings } from '#store/people/settingsOperations.ts';
import { leadingRead, useRetriable } from '#store/useRetriable.ts';

/** Returns the read or the save of both documents that contain the settings of the dialog. */
function useDocuments(operation: typeof loadSettings | typeof saveSettings) {
  const app = useRetriable(operation, { document: 'app' });
  const global = useRetriable(operation, { document: 'global' });
  return leadingRead<OperationState>([app, global]);
}

/** R504: the dialog shows other settings than the stored ones if these could not be read or saved. */
export function StoredSettingsNotes() {
  const { t } = useTranslation('preferences');
  return (
    <>
      <RetryNote read={useDocuments(loadSettings)} text={t('failed')} />
      <RetryNote read={useDocuments(saveSettings)} text={t('unsaved')} isSave />
    </>
  );
}
