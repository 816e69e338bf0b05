import './actions.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/ActionModal.tsx';
import { isForbidden } from '#domain/failure.ts';
import type { Order } from '#domain/order.ts';
import type { Guarded } from '#store/orderActions.ts';
import { StaleNotice } from './StaleNotice.tsx';
import type { Write } from './useWrite.ts';

interface WriteModalProps<Params extends Guarded> {
  title: string;
  submitLabel: string;
  /** The catalogue's sentence for a refusal (S8.8 to S8.16). */
  failureTitle: string;
  order: Order;
  write: Write<Params>;
  /** Why it cannot be sent yet; null when it can. */
  disabledReason: string | null;
  onSubmit: () => void;
  onClose: () => void;
  tone?: 'primary' | 'danger';
  size?: 'lg' | 'xl';
  children: ReactNode;
}

/** The dialog of a guarded write: ActionModal, and what a stale order or a second look says. */
export function WriteModal<Params extends Guarded>(props: WriteModalProps<Params>) {
  const { write, order, failureTitle, disabledReason, onSubmit, onClose, children, ...shell } = props;
  const { t } = useTranslation(['actions', 'failure']);
  const nameOf = (itemId: string) =>
    order.items.find((item) => item.itemId === itemId)?.productName || itemId;
  const { failure, changes, checked } = write;
  const title = failure && isForbidden(failure) ? t('failure:permissionDeniedText') : failureTitle;
  const isApplied = checked === 'applied';
  return (
    <ActionModal
      {...shell}
      busy={write.busy || write.isChecking}
      failure={failure && { title, cause: failure }}
      disabledReason={
        changes.length > 0 ? t('stale.reason') : isApplied ? t('check.appliedReason') : disabledReason
      }
      onCheck={write.check}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {changes.length > 0 && <StaleNotice changes={changes} nameOf={nameOf} onAccept={write.acceptPresent} />}
      {checked !== null && (
        <p className={`alert alert-${isApplied ? 'success' : 'info'}`} role="status">
          {t(`check.${checked}`)}
        </p>
      )}
      {children}
    </ActionModal>
  );
}
