import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { Icon } from '#components/Icon.tsx';
import type { Order } from '#domain/order.ts';
import type { CheckResult } from '#domain/writeResult.ts';
import { StaleNotice } from './StaleNotice.tsx';
import type { Write } from './useWrite.ts';

/** What of a write there is to say besides how it failed. */
type Said = Pick<Write<never>, 'changes' | 'isElsewhere' | 'checked' | 'checkFailure' | 'acceptPresent'>;

export function hasWriteNotice({ changes, isElsewhere, checked, checkFailure }: Said): boolean {
  return changes.length > 0 || isElsewhere || checked !== null || checkFailure !== null;
}

function CheckNotice({ checked }: { checked: CheckResult }) {
  const { t } = useTranslation('actions');
  const isApplied = checked === 'applied';
  return (
    <p className={`alert alert-${isApplied ? 'success' : 'info'}`} role="status">
      <Icon name={isApplied ? 'check-circle-fill' : 'info-circle-fill'} /> {t(`check.${checked}`)}
    </p>
  );
}

/** A stale order, another tab at the same work, and what a second look said. */
export function WriteNotices({ order, write }: { order: Order; write: Said }) {
  const { t } = useTranslation('actions');
  const nameOf = (itemId: string) =>
    order.items.find((item) => item.itemId === itemId)?.productName || itemId;
  const { changes, isElsewhere, checked, checkFailure, acceptPresent } = write;
  return (
    <>
      {changes.length > 0 && <StaleNotice changes={changes} nameOf={nameOf} onAccept={acceptPresent} />}
      {isElsewhere && (
        <p className="alert alert-warning" role="alert">
          <Icon name="exclamation-triangle-fill" /> {t('elsewhere')}
        </p>
      )}
      {checked !== null && <CheckNotice checked={checked} />}
      {checkFailure && <FailureNotice title={t('check.failed')} failure={checkFailure} />}
    </>
  );
}
