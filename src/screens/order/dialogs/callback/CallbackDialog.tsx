import { useTranslation } from 'react-i18next';
import { CopyButton } from '#components/copy/CopyButton.tsx';
import { ActionModal } from '#components/dialog/ActionModal.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { type Callback, callbackProblem } from '#domain/delivery/callback.ts';
import { canUpdate } from '#domain/permissions.ts';
import { loadCallback } from '#store/actions/readOperations.ts';
import { saveCallback } from '#store/actions/writeOperations.ts';
import { useDraft } from '#store/console/useDraft.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { useSignInAgain } from '#store/people/useSignInAgain.ts';
import { ReadModal } from '../details/ReadModal.tsx';
import type { ModalProps } from '../modalProps.ts';
import { OrderLabel } from '../writes/OrderLabel.tsx';
import { useDialogSave } from '../writes/useDialogOperation.ts';
import { useFreshReadOperation } from '../writes/useFreshReadOperation.ts';
import { useRefusedFields } from '../writes/useRefusedFields.ts';
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
function CallbackEditor({ order, callback, onReload, onClose }: EditorProps) {
  const { t } = useTranslation(['actions', 'shell']);
  const signInAgain = useSignInAgain();
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
  const refusedField = useRefusedFields(save.failure ? [save.failure] : [], draft.value);
  const { url } = draft.value;
  const problem = callbackProblem(url, callback.url);
  return (
    <ActionModal
      title={t('label.callback')}
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
      <SignInAgainButton {...signInAgain} />
      <OrderLabel order={order} />
      <TextField
        label={t('label.callback')}
        hint={
          callback.url !== '' && (
            <>
              {t('callback.current', { url: callback.url })}{' '}
              <CopyButton text={callback.url} label={t('shell:copy', { what: t('label.callback') })} />
            </>
          )
        }
        problem={refusedField('url')}
        type="url"
        value={url}
        onChange={(typed) => draft.change(() => ({ url: typed }))}
      />
    </ActionModal>
  );
}

/** The callback URL as read-only text, or a note that there is none (S8.12). */
function CallbackView({ callback }: { callback: Callback | null }) {
  const { t } = useTranslation(['actions', 'shell']);
  if (!callback) return <p className="mb-0">{t('callback.absent')}</p>;
  return (
    <>
      <p className="text-break">
        <code>{callback.url}</code>{' '}
        <CopyButton text={callback.url} label={t('shell:copy', { what: t('label.callback') })} />
      </p>
      <p className="mb-0 text-body-secondary">{t('callback.readOnly')}</p>
    </>
  );
}

/** S6.12: developers can see the callback URL, but only users with the update permission can change it. */
export function CallbackDialog({ order, onClose }: ModalProps) {
  const { t } = useTranslation('actions');
  const canUpdateOrder = useAppSelector((state) => canUpdate(selectPermissions(state), order.merchantId));
  const read = useFreshReadOperation(loadCallback, { orderId: order.orderId });
  if (read.result && canUpdateOrder) {
    return <CallbackEditor order={order} callback={read.result} onReload={read.retry} onClose={onClose} />;
  }
  return (
    <ReadModal title={t('label.callback')} onClose={onClose}>
      <LoadableContent
        read={read}
        loading={t('callback.loading')}
        lines={2}
        failed={t('callback.loadFailed')}
      >
        {(found) => <CallbackView callback={found} />}
      </LoadableContent>
    </ReadModal>
  );
}
