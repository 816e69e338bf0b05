import { useTranslation } from 'react-i18next';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { loadSettings, saveSettings } from '#store/people/settingsOperations.ts';

/** The stored documents that contain the settings of the dialog. */
const DOCUMENTS = ['app', 'global'] as const;

/** Returns the state of reading or saving both documents, and a function that repeats those that failed. */
function useDocuments(operation: typeof loadSettings | typeof saveSettings) {
  const dispatch = useAppDispatch();
  const statuses = {
    app: useOperation(operation, 'app').status,
    global: useOperation(operation, 'global').status,
  };
  const having = (status: typeof statuses.app) =>
    DOCUMENTS.filter((document) => statuses[document] === status);
  const failed = having('failed');
  const isRunning = having('running').length > 0;
  return {
    status: failed.length > 0 ? 'failed' : isRunning ? 'running' : statuses.app,
    onRetry: () => {
      for (const document of failed) dispatch(operation.requested({ document }));
    },
  } as const;
}

/** R504: the dialog shows other settings than the stored ones if these could not be read or saved. */
export function StoredSettingsNotes() {
  const { t } = useTranslation('preferences');
  return (
    <>
      <RetryNote {...useDocuments(loadSettings)}>{t('failed')}</RetryNote>
      <RetryNote {...useDocuments(saveSettings)} isSave>
        {t('unsaved')}
      </RetryNote>
    </>
  );
}
