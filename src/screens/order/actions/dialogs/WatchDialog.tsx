import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/ActionModal.tsx';
import { DetailModal } from '#components/DetailModal.tsx';
import { LoadState } from '#components/LoadState.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { isForbidden } from '#domain/failure.ts';
import { WATCH_OPTIONS, type WatchOptionId, type WatchState, watchedOptions } from '#domain/watch.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { loadWatch, saveWatch } from '#store/orderActions.ts';
import { useDraft } from '#store/useDraft.ts';
import { useReading } from '#store/useReading.ts';
import type { ModalProps } from '../../modals/registry.ts';
import { AuthorisationStep } from './AuthorisationStep.tsx';

function sameOptions(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((option) => b.includes(option));
}

/** S4.44: what to be mailed about; each option is one subscription. */
function WatchOptions({ order, watch, onClose }: ModalProps & { watch: WatchState }) {
  const { t } = useTranslation('actions');
  const dispatch = useAppDispatch();
  const { orderId } = order;
  const state = useOperation(saveWatch, orderId);
  const present = watchedOptions(watch.subscriptions);
  const draft = useDraft<{ wanted: WatchOptionId[] | null }>(`watch:${orderId}`, { wanted: null });
  const [isSent, setIsSent] = useState(false);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const wanted = draft.value.wanted ?? present;
  const isUnchanged = sameOptions(wanted, present);
  const isSaved = isSent && state.status === 'succeeded';
  const finish = useRef<() => void>(() => undefined);
  finish.current = () => {
    draft.discard();
    dispatch(saveWatch.dismissed(orderId));
    dispatch(loadWatch.requested({ orderId }, true));
    onClose();
  };
  useEffect(() => {
    if (isSaved) finish.current();
  }, [isSaved]);
  const failure = state.status === 'failed' ? state.failure : null;
  return (
    <ActionModal
      title={t('watch.title')}
      submitLabel={t('watch.submit')}
      busy={state.status === 'running'}
      failure={
        failure && { title: isForbidden(failure) ? t('watch.forbidden') : t('watch.failed'), cause: failure }
      }
      disabledReason={isUnchanged ? t('watch.unchanged') : null}
      // What is subscribed is read before anything is sent, so looking again and saving again are both safe.
      onCheck={() => {
        dispatch(saveWatch.dismissed(orderId));
        dispatch(loadWatch.requested({ orderId }, true));
      }}
      onSubmit={() => {
        setIsSent(true);
        dispatch(saveWatch.requested({ orderId, wanted }));
      }}
      onClose={() => (isUnchanged || asksToLeave ? finish.current() : setAsksToLeave(true))}
    >
      {asksToLeave && (
        <p className="alert alert-warning" role="alert">
          {t('watch.unsaved')}
        </p>
      )}
      <fieldset>
        <legend className="form-label fs-6">{t('watch.text')}</legend>
        {WATCH_OPTIONS.map(({ id }) => (
          <label key={id} className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={wanted.includes(id)}
              onChange={({ target }) => {
                const others = wanted.filter((option) => option !== id);
                draft.change(() => ({ wanted: target.checked ? [...others, id] : others }));
              }}
            />{' '}
            {t(`watch.option.${id}`)}
          </label>
        ))}
      </fieldset>
    </ActionModal>
  );
}

/** S4.52 to S4.57: who has not agreed to e-mails is led to where that is done; who has chooses what about. */
export function WatchDialog({ order, onClose }: ModalProps) {
  const { t } = useTranslation('actions');
  const { state, retry } = useReading(loadWatch, { orderId: order.orderId });
  const watch =
    state.status === 'succeeded' ? state.result : state.status === 'running' ? state.previous : null;
  if (watch?.isAuthorised) return <WatchOptions order={order} watch={watch} onClose={onClose} />;
  if (watch) return <AuthorisationStep onClose={onClose} />;
  return (
    <DetailModal title={t('watch.title')} onClose={onClose}>
      <LoadState
        state={state}
        skeleton={<Skeleton label={t('watch.loading')} lines={5} />}
        failureTitle={t('watch.loadFailed')}
        onRetry={retry}
      >
        {() => null}
      </LoadState>
    </DetailModal>
  );
}
