import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/ActionModal.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { TextField } from '#components/TextField.tsx';
import { useOnline } from '#components/useOnline.ts';
import { type Callback, callbackProblem } from '#domain/delivery/callback.ts';
import { useDraft } from '#store/actions/useDraft.ts';
import { saveCallback } from '#store/actions/writeOperations.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { ModalProps } from '../modalProps.ts';
import { OrderLabel } from './OrderLabel.tsx';
import { SignInAgainButton } from './SignInAgainButton.tsx';
import { useDialogOperation } from './useDialogOperation.ts';
import { useShownFailure } from './useWriteAttempt.tsx';

interface EditorProps extends ModalProps {
  callback: Callback;
  onReload: () => void;
}

/**
 * Saves the callback URL and calls `onSaved` once the platform has accepted it (S8.22). `isSentFromHere` is
 * false for a save that was already pending when the dialog opened.
 */
function useSave(orderId: string, onSaved: (saved: Callback, isSentFromHere: boolean) => void) {
  const dispatch = useAppDispatch();
  const state = useDialogOperation(saveCallback, orderId);
  const isSent = useRef(false);
  const result = state.status === 'succeeded' ? state.result : null;
  const saved = result?.kind === 'saved' ? result.callback : null;
  const reportSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) reportSaved(saved, isSent.current);
  }, [saved]);
  return {
    busy: state.status === 'running',
    failure: state.status === 'failed' ? state.failure : null,
    isConflict: result?.kind === 'conflict',
    submit: (callback: Callback, url: string) => {
      isSent.current = true;
      dispatch(saveCallback.requested({ orderId, callback, url }));
    },
    dismiss: () => dispatch(saveCallback.dismissed(orderId)),
  };
}

function Conflict({ url }: { url: string }) {
  const { t } = useTranslation('actions');
  return <Notice severity="warning">{t('callback.conflict', { url })}</Notice>;
}

/**
 * Shows the current callback URL and a field for the new one. The dialog closes itself only after a save that
 * it sent has succeeded.
 */
export function CallbackEditor({ order, callback, onReload, onClose }: EditorProps) {
  const { t } = useTranslation(['actions', 'shell']);
  const isOnline = useOnline();
  const draft = useDraft(`callback:${order.orderId}`, { url: callback.url });
  const save = useSave(order.orderId, (saved, isSentFromHere) => {
    // A save from an earlier dialog does not include the edits in this one.
    if (isSentFromHere || draft.value.url.trim() === saved.url) draft.discard();
    if (isSentFromHere) onClose();
  });
  const { failure, signedInAgain } = useShownFailure(save.failure, t('callback.failed'));
  const { url } = draft.value;
  const problem = callbackProblem(url, callback.url);
  const reason = isOnline ? problem && t(`callback.problem.${problem}`) : t('whyNot.offline');
  return (
    <ActionModal
      title={t('callback.title')}
      submitLabel={t('callback.submit')}
      attempt={{
        busy: save.busy,
        failure,
        // The reloaded URL shows whether the save was applied. Saving again is safe, because the request
        // includes the version.
        onCheck: () => {
          save.dismiss();
          onReload();
        },
      }}
      notice={save.isConflict ? <Conflict url={callback.url} /> : signedInAgain}
      disabledReason={reason}
      onSubmit={() => save.submit(callback, url.trim())}
      onClose={onClose}
      onStartOver={url === callback.url ? null : draft.discard}
      isRestored={draft.isRestored}
    >
      <SignInAgainButton />
      <OrderLabel order={order} />
      <TextField
        label={t('callback.url')}
        hint={
          <>
            {t('callback.current', { url: callback.url })}{' '}
            <CopyButton text={callback.url} label={t('shell:copy', { what: t('callback.url') })} />
          </>
        }
        type="url"
        value={url}
        onChange={(typed) => draft.change(() => ({ url: typed }))}
      />
    </ActionModal>
  );
}
