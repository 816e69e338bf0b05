import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/ActionModal.tsx';
import { DetailModal } from '#components/DetailModal.tsx';
import { LoadState } from '#components/LoadState.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { type Callback, callbackProblem } from '#domain/callback.ts';
import { isForbidden } from '#domain/failure.ts';
import { canUpdate } from '#domain/permissions.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadCallback, saveCallback } from '#store/orderActions.ts';
import { selectPermissions } from '#store/selectors.ts';
import { useDraft } from '#store/useDraft.ts';
import { useReading } from '#store/useReading.ts';
import type { ModalProps } from '../../modals/registry.ts';

const CONFLICT = 409;

interface EditorProps extends ModalProps {
  callback: Callback;
  onReload: () => void;
}

/** S8.22: the dialog closes only once the platform has taken the new URL. */
function CallbackEditor({ order, callback, onReload, onClose }: EditorProps) {
  const { t } = useTranslation('actions');
  const dispatch = useAppDispatch();
  const { orderId } = order;
  const state = useOperation(saveCallback, orderId);
  const draft = useDraft(`callback:${orderId}`, { url: callback.url });
  const [isSent, setIsSent] = useState(false);
  const fieldId = useId();
  const failure = state.status === 'failed' ? state.failure : null;
  const isConflict = failure?.status === CONFLICT;
  const isSaved = isSent && state.status === 'succeeded';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the platform has taken it
  useEffect(() => {
    if (!isSaved) return;
    draft.discard();
    dispatch(saveCallback.dismissed(orderId));
    dispatch(loadCallback.requested({ orderId }, true));
    onClose();
  }, [isSaved]);
  // Somebody was quicker: what is there now is read, and the person decides again.
  useEffect(() => {
    if (isConflict) onReload();
  }, [isConflict, onReload]);
  const problem = callbackProblem(draft.value.url, callback.url);
  return (
    <ActionModal
      title={t('callback.title')}
      submitLabel={t('callback.submit')}
      busy={state.status === 'running'}
      failure={
        failure && {
          title: isConflict ? t('callback.conflict', { url: callback.url }) : t('callback.failed'),
          cause: isForbidden(failure) ? { ...failure, message: '' } : failure,
        }
      }
      disabledReason={problem && t(`callback.problem.${problem}`)}
      onCheck={() => {
        dispatch(saveCallback.dismissed(orderId));
        onReload();
      }}
      onSubmit={() => {
        setIsSent(true);
        dispatch(saveCallback.requested({ orderId, callback, url: draft.value.url.trim() }));
      }}
      onClose={onClose}
    >
      <label htmlFor={fieldId} className="form-label">
        {t('callback.url')}
      </label>
      <input
        id={fieldId}
        type="url"
        className="form-control"
        value={draft.value.url}
        onChange={({ target }) => draft.change(() => ({ url: target.value }))}
      />
      <p className="form-text text-break mb-0">{t('callback.present', { url: callback.url })}</p>
    </ActionModal>
  );
}

/** S6.12: developers see the callback URL; only who may update changes it. */
export function CallbackDialog({ order, onClose }: ModalProps) {
  const { t } = useTranslation('actions');
  const permissions = useAppSelector(selectPermissions);
  const { state, retry } = useReading(loadCallback, { orderId: order.orderId });
  const [reload] = useState(() => retry);
  const callback =
    state.status === 'succeeded' ? state.result : state.status === 'running' ? state.previous : null;
  if (callback && canUpdate(permissions, order.merchantId)) {
    return <CallbackEditor order={order} callback={callback} onReload={reload} onClose={onClose} />;
  }
  return (
    <DetailModal title={t('callback.title')} onClose={onClose}>
      <LoadState
        state={state}
        skeleton={<Skeleton label={t('callback.loading')} lines={2} />}
        failureTitle={t('callback.loadFailed')}
        onRetry={retry}
      >
        {(found) => <p className="text-break mb-0">{found ? found.url : t('callback.absent')}</p>}
      </LoadState>
    </DetailModal>
  );
}
