import { useTranslation } from 'react-i18next';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { loadSettings, saveSettings } from '#store/people/settingsOperations.ts';

/** The stored documents that contain the settings of the dialog. */
const DOCUMENTS = ['app', 'global'] as const;

/** Returns the state of reading or saving both documents, and a function that repeats those that failed. */
function useDocuments(operation: typeof loadSettings | typeof saveSettings) {
  const dispatch = useAppDispatch();
  const app = useOperation(operation, 'app');
  const global = useOperation(operation, 'global');
  const failed = DOCUMENTS.filter((_, index) => [app, global][index]?.status === 'failed');
  const having = (status: (typeof app)['status']) => [app, global].find((one) => one.status === status);
  return {
    state: having('failed') ?? having('running') ?? app,
    onRetry: () => {
      for (const document of failed) dispatch(operation.requested({ document }));
    },
  };
}

/** R504: the dialog shows other settings than the stored ones if these could not be read or saved. */
export function StoredSettingsNotes() {
  const { t } = useTranslation('preferences');
  return (
    <>
      <RetryNote {...useDocuments(loadSettings)} text={t('failed')} />
      <RetryNote {...useDocuments(saveSettings)} text={t('unsaved')} isSave />
    </>
  );
}
