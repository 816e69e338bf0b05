import { useTranslation } from 'react-i18next';
import { RetryNote } from '#components/notice/RetryNote.tsx';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { leadingState } from '#store/leadingState.ts';
import type { OperationState } from '#store/operation.ts';
import { loadSettings, saveSettings } from '#store/people/settingsOperations.ts';

/** The stored documents that contain the settings of the dialog. */
const DOCUMENTS = ['app', 'global'] as const;

/** Returns the state of reading or saving both documents, and a function that repeats those that failed. */
function useDocuments(operation: typeof loadSettings | typeof saveSettings) {
  const dispatch = useAppDispatch();
  const states = { app: useOperation(operation, 'app'), global: useOperation(operation, 'global') };
  return {
    state: leadingState<OperationState>([states.app, states.global]),
    onRetry: () => {
      for (const document of DOCUMENTS)
        if (states[document].status === 'failed') dispatch(operation.requested({ document }));
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
