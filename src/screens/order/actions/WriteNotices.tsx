import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { Icon } from '#components/Icon.tsx';
import { itemName } from '#domain/itemName.ts';
import type { Order } from '#domain/order.ts';
import type { CheckResult, PartlyApplied } from '#domain/writeResult.ts';
import { StaleNotice } from './StaleNotice.tsx';
import type { Write } from './useWrite.ts';

/** What of a write there is to say besides how it failed. */
type Said = Pick<Write<never>, 'changes' | 'isElsewhere' | 'checked' | 'checkFailure' | 'acceptPresent'>;

export function hasWriteNotice({ changes, isElsewhere, checked, checkFailure }: Said): boolean {
  return changes.length > 0 || isElsewhere || checked !== null || checkFailure !== null;
}

function CheckNotice({ checked }: { checked: Exclude<CheckResult, PartlyApplied> }) {
  const { t } = useTranslation('actions');
  const isApplied = checked === 'applied';
  return (
    <p className={`alert alert-${isApplied ? 'success' : 'info'}`} role="status">
      <Icon name={isApplied ? 'check-circle-fill' : 'info-circle-fill'} /> {t(`check.${checked}`)}
    </p>
  );
}

/** What is done, item by item, and what is known of the rest; items may bear one name, so their ids stand beside. */
function PartlyNotice({ order, checked }: { order: Order; checked: PartlyApplied }) {
  const { t } = useTranslation('actions');
  const applied = order.items.filter(({ itemId }) => checked.appliedItemIds.includes(itemId));
  const items = applied.map((item) => `${itemName(item)} (${item.shortItemId || item.itemId})`).join(', ');
  return (
    <p className="alert alert-warning text-break" role="status">
      <Icon name="exclamation-triangle-fill" /> {t('check.partly', { items })} {t(`check.${checked.rest}`)}
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
      {typeof checked === 'string' && <CheckNotice checked={checked} />}
      {typeof checked === 'object' && checked && <PartlyNotice order={order} checked={checked} />}
      {checkFailure && <FailureNotice title={t('check.failed')} failure={checkFailure} />}
    </>
  );
}
