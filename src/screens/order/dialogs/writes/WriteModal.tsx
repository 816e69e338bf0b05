import './writes.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/dialog/ActionModal.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import type { ActionId } from '#domain/actions/actionDefinition.ts';
import type { GuardedParams } from '#store/actions/writeOperations.ts';
import { useSignInAgain } from '#store/people/useSignInAgain.ts';
import { useActionUnavailableReason } from '../../actions/useActionUnavailableReason.ts';
import { RefreshOrderButton } from './RefreshOrderButton.tsx';
import type { UseGuardedWriteReturn } from './useGuardedWrite.ts';
import { useWriteAttempt } from './useWriteAttempt.tsx';

interface WriteModalProps<Params extends GuardedParams> {
  /**
   * The action that determines whether the write is available; null if this is checked before the modal
   * opens, or by `disabledReason`.
   */
  action: ActionId | null;
  title: string;
  submitLabel: string;
  /** The title of the failure message (S8.8 to S8.16). A missing permission has a separate title. */
  failureTitle: string;
  /** The items that the modal was opened for; all of them if omitted. */
  openedFor?: readonly string[];
  /** R466: whether the order has nothing left that the dialog could send after a partial failure. */
  hasNothingLeft?: boolean;
  write: UseGuardedWriteReturn<Params>;
  /** R541: whether the form still contains what a partial failure left; true if omitted. */
  isRetry?: boolean;
  /** Why the form cannot be sent as it is; null if it can. */
  disabledReason: string | null;
  onSubmit: () => void;
  onClose: () => void;
  tone?: 'primary' | 'danger';
  size?: 'lg' | 'xl';
  children: ReactNode;
}

/** The dialog of a guarded write: `ActionModal` with the action's rules and the write's notices. */
export function WriteModal<Params extends GuardedParams>(props: WriteModalProps<Params>) {
  const signInAgain = useSignInAgain();
  const { action, openedFor = [], hasNothingLeft = false, write, failureTitle, ...others } = props;
  const { submitLabel, isRetry = true, disabledReason, children, ...shell } = others;
  // The texts of the notices too: a notice that waited for its texts would hide the whole dialog meanwhile.
  const { t } = useTranslation(['actions', 'messages', 'runs']);
  const barred = useActionUnavailableReason(action, write.order, write.item, openedFor);
  const { attempt, notice, obstacle } = useWriteAttempt(write, failureTitle);
  const parts = 'parts' in write.state ? write.state.parts : null;
  return (
    <ActionModal
      {...shell}
      submitLabel={parts?.canRetryFailed && isRetry ? t('retryFailed') : submitLabel}
      attempt={parts && hasNothingLeft ? { ...attempt, isSettled: true } : attempt}
      draft={write.draft}
      notice={notice}
      disabledReason={obstacle ?? barred.text ?? disabledReason}
    >
      <SignInAgainButton {...signInAgain} />
      <RefreshOrderButton orderId={write.order.orderId} reason={barred.reason} />
      {children}
    </ActionModal>
  );
}
