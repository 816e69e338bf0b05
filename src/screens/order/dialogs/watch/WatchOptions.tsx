import '../writes/writes.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/dialog/ActionModal.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { WATCH_OPTIONS, type WatchOptionId, type WatchState, watchedOptions } from '#domain/actions/watch.ts';
import { sameValues } from '#domain/sameValues.ts';
import { saveWatch } from '#store/actions/writeOperations.ts';
import { useDraft } from '#store/console/useDraft.ts';
import { useSignInAgain } from '#store/people/useSignInAgain.ts';
import type { ModalProps } from '../modalProps.ts';
import { useLeaveGuard } from '../useLeaveGuard.tsx';
import { OrderLabel } from '../writes/OrderLabel.tsx';
import { useDialogSave } from '../writes/useDialogOperation.ts';
import { useShownFailure } from '../writes/useWriteAttempt.tsx';
import { CalledOffNotice } from '../writes/WriteNotices.tsx';

interface ChoicesProps {
  wanted: readonly WatchOptionId[];
  onChange: (wanted: WatchOptionId[]) => void;
}

function Choices({ wanted, onChange }: ChoicesProps) {
  const { t } = useTranslation('actions');
  return (
    <fieldset>
      <legend className="dialog-legend">{t('watch.text')}</legend>
      {WATCH_OPTIONS.map(({ id }) => (
        <CheckField
          key={id}
          label={t(`watch.option.${id}`)}
          checked={wanted.includes(id)}
          onChange={(isWanted) => {
            const others = wanted.filter((option) => option !== id);
            onChange(isWanted ? [...others, id] : others);
          }}
        />
      ))}
    </fieldset>
  );
}

/** Asks the user to agree to emails first (S4.53). */
export interface ConsentStep {
  submitLabel: string;
  notice: ReactNode;
  disabledReason: string | null;
  onSubmit: () => void;
}

interface WatchOptionsProps extends ModalProps {
  /** null until it is loaded, and while the user has not agreed to emails. */
  watch: WatchState | null;
  /** null unless the user has to agree to emails first. */
  consent: ConsentStep | null;
  /** Shown until then. R629: it is in the same dialog, because another one would take the focus. */
  missing: ReactNode;
}

const optionsIn = (watch: WatchState | null) => (watch ? watchedOptions(watch.subscriptions) : []);

/** S4.44: the email options, each of which is one subscription. */
export function WatchOptions({ order, watch, consent, missing, onClose }: WatchOptionsProps) {
  const { t } = useTranslation('actions');
  const signInAgain = useSignInAgain();
  const { orderId } = order;
  const current = optionsIn(watch);
  const draft = useDraft<{ wanted: WatchOptionId[] | null }>(`watch:${orderId}`, { wanted: null });
  const wanted = (watch && draft.value.wanted) ?? current;
  const isUnchanged = sameValues(wanted, current);
  const save = useDialogSave(saveWatch, orderId, (_watch, isSentFromHere) => isSentFromHere && guard.leave());
  const guard = useLeaveGuard(
    'watch',
    !isUnchanged && !save.busy,
    // During a save the choices are kept, so that the user can continue with them if the save fails. Before the
    // subscriptions are loaded, the user has not seen the choices of an earlier dialog.
    () => watch !== null && !save.busy && draft.discard(),
    onClose,
  );
  const { failure, signedInAgain } = useShownFailure(save.failure, t('watch.failed'), { isInParts: true });
  const step = consent ?? {
    submitLabel: watch && t('watch.submit'),
    notice: signedInAgain,
    disabledReason: watch && isUnchanged ? t('watch.unchanged') : null,
    onSubmit: () => save.submit({ orderId, wanted }),
  };
  return (
    <>
      <ActionModal
        title={t('label.watch')}
        submitLabel={step.submitLabel}
        // Every save reads the subscriptions first, so saving again is safe and no check is needed.
        attempt={{
          busy: save.busy,
          wait: save.wait,
          isDone: save.isSentFromHere && save.result !== null,
          failure,
        }}
        notice={save.isCalledOff ? <CalledOffNotice>{t('watch.calledOff')}</CalledOffNotice> : step.notice}
        disabledReason={step.disabledReason}
        onSubmit={step.onSubmit}
        onClose={guard.close}
        draft={{ ...draft, startOver: isUnchanged ? null : draft.discard }}
      >
        {watch && <SignInAgainButton {...signInAgain} />}
        <OrderLabel order={order} />
        {watch ? (
          <Choices wanted={wanted} onChange={(options) => draft.change(() => ({ wanted: options }))} />
        ) : (
          missing
        )}
      </ActionModal>
      {guard.question}
    </>
  );
}
