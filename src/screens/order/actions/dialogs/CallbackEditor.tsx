import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/ActionModal.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { useOnline } from '#components/useOnline.ts';
import { type Callback, callbackProblem } from '#domain/callback.ts';
import { isForbidden } from '#domain/failure.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { saveCallback } from '#store/orderActions.ts';
import { useDraft } from '#store/useDraft.ts';
import type { ModalProps } from '../../modals/registry.ts';

interface EditorProps extends ModalProps {
  callback: Callback;
  onReload: () => void;
}

/** Saves, and calls `onSaved` once the platform has taken it (S8.22). */
function useSave(orderId: string, onSaved: () => void) {
  const dispatch = useAppDispatch();
  const state = useOperation(saveCallback, orderId);
  const [isSent, setIsSent] = useState(false);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const kind = isSent && state.status === 'succeeded' ? state.result.kind : null;
  useEffect(() => {
    if (kind === 'saved') saved.current();
  }, [kind]);
  useEffect(() => () => void dispatch(saveCallback.dismissed(orderId)), [dispatch, orderId]);
  return {
    busy: state.status === 'running',
    failure: state.status === 'failed' ? state.failure : null,
    isConflict: kind === 'conflict',
    submit: (callback: Callback, url: string) => {
      setIsSent(true);
      dispatch(saveCallback.requested({ orderId, callback, url }));
    },
    dismiss: () => dispatch(saveCallback.dismissed(orderId)),
  };
}

function Conflict({ url }: { url: string }) {
  const { t } = useTranslation('actions');
  return (
    <p className="alert alert-warning text-break" role="alert">
      <Icon name="exclamation-triangle-fill" /> {t('callback.conflict', { url })}
    </p>
  );
}

/** Where the order's events go, and where they are to go; the dialog closes only once that is saved. */
export function CallbackEditor({ order, callback, onReload, onClose }: EditorProps) {
  const { t } = useTranslation(['actions', 'failure', 'shell']);
  const isOnline = useOnline();
  const draft = useDraft(`callback:${order.orderId}`, { url: callback.url });
  const save = useSave(order.orderId, () => {
    draft.discard();
    onClose();
  });
  const fieldId = useId();
  const { failure } = save;
  const { url } = draft.value;
  const problem = callbackProblem(url, callback.url);
  const reason = isOnline ? problem && t(`callback.problem.${problem}`) : t('whyNot.offline');
  const failed = failure && isForbidden(failure) ? t('failure:permissionDeniedText') : t('callback.failed');
  return (
    <ActionModal
      title={t('callback.title')}
      submitLabel={t('callback.submit')}
      busy={save.busy}
      failure={failure && { title: failed, cause: failure }}
      notice={save.isConflict && <Conflict url={callback.url} />}
      disabledReason={reason}
      // What is there now says whether it was taken; saving again is safe, the version is sent along.
      onCheck={() => {
        save.dismiss();
        onReload();
      }}
      onSubmit={() => save.submit(callback, url.trim())}
      onClose={onClose}
      onStartOver={url === callback.url ? null : () => draft.change(() => ({ url: callback.url }))}
    >
      <label htmlFor={fieldId} className="form-label">
        {t('callback.url')}
      </label>
      <input
        id={fieldId}
        type="url"
        className="form-control"
        autoComplete="off"
        value={url}
        onChange={({ target }) => draft.change(() => ({ url: target.value }))}
      />
      <p className="form-text text-break mb-0">
        {t('callback.present', { url: callback.url })}{' '}
        <CopyButton text={callback.url} label={t('shell:copy', { what: t('callback.url') })} />
      </p>
    </ActionModal>
  );
}
