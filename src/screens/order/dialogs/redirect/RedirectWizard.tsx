import './redirect.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import {
  nextStepObstacle,
  REDIRECT_STEPS,
  type RedirectStep,
  redirectRequest,
  whyNotRedirect,
} from '#domain/actions/redirect.ts';
import { withOnlyTheseItems } from '#domain/actions/reorderPlan.ts';
import { byKey, entriesOf } from '#domain/byKey.ts';
import { requestRedirect } from '#store/actions/writeOperations.ts';
import { type Draft, draftKey, useDraft } from '#store/console/useDraft.ts';
import { useSignInAgain } from '#store/people/useSignInAgain.ts';
import { useActionUnavailableReason } from '../../actions/useActionUnavailableReason.ts';
import type { OrderModalProps } from '../modalProps.ts';
import { useEarlierPlacements } from '../reorder/useEarlierPlacements.tsx';
import { useLeaveGuard } from '../useLeaveGuard.tsx';
import { RefreshOrderButton } from '../writes/RefreshOrderButton.tsx';
import { useGuardedWrite } from '../writes/useGuardedWrite.ts';
import { useWriteAttempt } from '../writes/useWriteAttempt.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { MissingItems } from './choiceFacts.tsx';
import { ItemsStep } from './ItemsStep.tsx';
import { OptionsStep } from './OptionsStep.tsx';
import {
  hasSelectedItems,
  initialRedirectDraft,
  type RedirectDraft,
  useOfferedDraft,
  withItemNames,
} from './redirectDraft.ts';
import { Wizard } from './Wizard.tsx';

const STEPS = { items: ItemsStep, configurations: OptionsStep, confirm: ConfirmStep } as const;

/** Returns why the wizard cannot continue, or null if it can. */
function useReason(
  barred: string | null,
  step: RedirectStep,
  { draft, routingState }: ReturnType<typeof useOfferedDraft>,
  notAccepted: string | null,
): string | null {
  const { t } = useTranslation('redirect');
  const obstacle = nextStepObstacle(step, draft);
  if (barred) return barred;
  if (obstacle) return t(`disabled.${obstacle}`);
  return routingState && step !== 'items' ? t(`options.${routingState}`) : notAccepted;
}

/** Reads the earlier requests again after a check, because the check updates the record of this redirect. */
function useReadAgain(isChecked: boolean, readAgain: () => void): void {
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    if (isChecked) read();
  }, [isChecked]);
}

/** Whether the user has edited the request in this dialog. Going to another step is not an edit. */
function useIsRequestEdited({ value, isEdited }: Draft<RedirectDraft>): boolean {
  const [opened] = useState(value);
  const isSame = value.choices === opened.choices && value.waitForFulfiller === opened.waitForFulfiller;
  return isEdited && !isSame;
}

/** The current step. R347: earlier input opens at the second step at the latest. */
function useStep({ value: { step }, isRestored, change }: Draft<RedirectDraft>) {
  const [latest, setLatest] = useState(isRestored ? 1 : 2);
  const setStep = (next: number) => {
    setLatest(2);
    change((draft) => ({ ...draft, step: next }));
  };
  return { current: Math.min(step, latest), setStep };
}

/**
 * S4.48: redirects items in three steps. The user's choices are kept if the user has to sign in again.
 * Closing the wizard discards them only after a confirmation.
 */
export function RedirectWizard({ order, openedFor, onClose }: OrderModalProps) {
  const { t } = useTranslation('redirect');
  const signInAgain = useSignInAgain();
  const { items, orderId, merchantOrderId } = order;
  const [initial] = useState(() => initialRedirectDraft(items, openedFor));
  const dialogKey = draftKey('redirect', orderId, ...openedFor);
  const kept = useDraft(dialogKey, initial);
  const { value: draft, change, startOver, discard } = kept;
  const { current, setStep } = useStep(kept);
  const step = REDIRECT_STEPS[current] ?? 'items';
  const offered = useOfferedDraft(items, draft);
  // While the user selects the items, nothing is read again.
  const { choices } = step === 'items' ? initial : offered.draft;
  const earlier = useEarlierPlacements(withOnlyTheseItems(order, Object.keys(choices)));
  const write = useGuardedWrite({
    operation: requestRedirect,
    order,
    item: null,
    dialog: { dialogKey, chosen: openedFor },
    accepted: earlier.accepted,
    draft: { ...kept, isEdited: useIsRequestEdited(kept) },
    onApplied: discard,
    onDone: () => guard.leave(),
  });
  // The request is being sent or may have been applied, so closing neither warns about unsent changes nor
  // discards them.
  const mayBeSent = write.state.kind === 'busy' || write.state.kind === 'unknown';
  const isBarred = whyNotRedirect(items) !== null;
  // R447: without a step or a result to show, only the reason is left.
  const isOnlyReason = isBarred && write.state.kind === 'ready';
  const guard = useLeaveGuard(
    'redirect',
    startOver !== null && hasSelectedItems(draft) && !mayBeSent && !isOnlyReason,
    mayBeSent ? () => undefined : discard,
    onClose,
  );
  useReadAgain(write.state.kind === 'checked', earlier.readAgain);
  const Step = STEPS[step];
  // A missing item stays selected, in case the next reading of the order contains it again.
  const handleChange = (next: RedirectDraft) =>
    change(({ choices: before, names }) => {
      const missing = entriesOf(before).filter(([itemId]) => offered.missingIds.includes(itemId));
      const choices = byKey([...missing, ...entriesOf(next.choices)]);
      return withItemNames({ ...next, choices, names }, items);
    });
  // The user confirms earlier requests only in the last step, after viewing the routing options.
  const notAccepted = step === 'confirm' ? earlier.disabledReason : null;
  const barred = useActionUnavailableReason('redirect', order, null, []);
  const reason = useReason(barred.text, step, offered, notAccepted);
  const handleSubmit = () => {
    const itemIds = Object.keys(offered.draft.choices);
    write.submit({ request: redirectRequest(items, offered.draft), itemIds, merchantOrderId });
  };
  const { attempt, notice, obstacle } = useWriteAttempt(write, t('failed'));
  const refreshButton = <RefreshOrderButton orderId={orderId} reason={barred.reason} />;
  if (isOnlyReason) {
    return (
      <DetailModal title={t('title')} onClose={guard.close}>
        <p>{reason}</p>
        {refreshButton}
      </DetailModal>
    );
  }
  return (
    <>
      <Wizard
        title={t('title')}
        steps={REDIRECT_STEPS.map((one) => t(`step.${one}`))}
        current={current}
        onStep={setStep}
        disabledReason={obstacle ?? reason}
        submitLabel={t('submit')}
        attempt={attempt}
        notice={
          <>
            {!attempt.isSettled && earlier.notice}
            {notice}
          </>
        }
        onSubmit={handleSubmit}
        onClose={guard.close}
        draft={kept}
      >
        <SignInAgainButton {...signInAgain} />
        {refreshButton}
        {!attempt.isSettled && <MissingItems ids={offered.missingIds} names={draft.names} />}
        {!isBarred && <Step order={order} draft={offered.draft} onChange={handleChange} />}
      </Wizard>
      {guard.question}
    </>
  );
}
