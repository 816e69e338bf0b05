import { useTranslation } from 'react-i18next';
import { CopyButton } from '#components/copy/CopyButton.tsx';
import { ActionModal } from '#components/dialog/ActionModal.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { type Callback, callbackProblem } from '#domain/delivery/callback.ts';
import { saveCallback } from '#store/actions/writeOperations.ts';
import { useDraft } from '#store/console/useDraft.ts';
import type { ModalProps } from '../modalProps.ts';
import { OrderLabel } from '../writes/OrderLabel.tsx';
import { SignInAgainButton } from '../writes/SignInAgainButton.tsx';
import { useDialogSave } from '../writes/useDialogOperation.ts';
import { useShownFailure } from '../writes/useWriteAttempt.tsx';
import { CalledOffNotice } from '../writes/WriteNotices.tsx';

interface EditorProps extends ModalProps {
  callback: Callback;
  onReload: () => void;
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
  const { orderId } = order;
  const draft = useDraft(`callback:${orderId}`, { url: callback.url });
  // S8.22
  const save = useDialogSave(saveCallback, orderId, (saved, isSentFromHere) => {
    if (saved.kind !== 'saved') return;
    // A save from an earlier dialog does not include the edits in this one.
    if (isSentFromHere || draft.value.url.trim() === saved.callback.url) draft.discard();
    if (isSentFromHere) onClose();
  });
  const { failure, signedInAgain } = useShownFailure(save.failure, t('callback.failed'));
  const { url } = draft.value;
  const problem = callbackProblem(url, callback.url);
  return (
    <ActionModal
      title={t('callback.title')}
      submitLabel={t('callback.submit')}
      attempt={{
        busy: save.busy,
        wait: save.wait,
        isDone: save.isSentFromHere && save.result?.kind === 'saved',
        failure,
        // The reloaded URL shows whether the save was applied. Saving again is safe, because the request
        // includes the version.
        onCheck: () => {
          save.dismiss();
          onReload();
        },
      }}
      notice={
        <>
          {save.result?.kind === 'conflict' && <Conflict url={callback.url} />}
          {save.isCalledOff && <CalledOffNotice>{t('calledOff')}</CalledOffNotice>}
          {signedInAgain}
        </>
      }
      disabledReason={problem && t(`callback.problem.${problem}`)}
      onSubmit={() => save.submit({ orderId, callback, url: url.trim() })}
      onClose={onClose}
      draft={draft}
    >
      <SignInAgainButton />
      <OrderLabel order={order} />
      <TextField
        label={t('callback.url')}
        hint={
          callback.url !== '' && (
            <>
              {t('callback.current', { url: callback.url })}{' '}
              <CopyButton text={callback.url} label={t('shell:copy', { what: t('callback.url') })} />
            </>
          )
        }
        type="url"
        value={url}
        onChange={(typed) => draft.change(() => ({ url: typed }))}
      />
    </ActionModal>
  );
}
