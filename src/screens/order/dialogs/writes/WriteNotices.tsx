import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { EarlierIntents } from '#components/EarlierIntents.tsx';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { Icon } from '#components/Icon.tsx';
import { useMessageText } from '#components/useMessageText.ts';
import type { EarlierIntent } from '#domain/actions/earlierIntent.ts';
import type { CheckResult, PartlyApplied } from '#domain/actions/writeResult.ts';
import { itemName } from '#domain/item/itemName.ts';
import type { Order } from '#domain/order/order.ts';
import type { Announcement } from '#store/actions/announcements.ts';
import { StaleNotice } from './StaleNotice.tsx';
import type { UseWriteReturn } from './useWrite.ts';

/**
 * The state of a write that its notices show, except its failure, and the functions that their buttons call.
 */
type NoticeState = Pick<
  UseWriteReturn<never>,
  | 'refused'
  | 'changes'
  | 'isSentByOtherTab'
  | 'earlier'
  | 'checked'
  | 'checkFailure'
  | 'acceptCurrent'
  | 'acceptEarlier'
>;

export function hasWriteNotice({
  changes,
  earlier,
  isSentByOtherTab,
  refused,
  checked,
  checkFailure,
}: NoticeState): boolean {
  const isNone = [refused, checked, checkFailure].every((notice) => notice === null);
  return changes.length > 0 || earlier.length > 0 || isSentByOtherTab || !isNone;
}

/**
 * The message about a write that was not applied completely, with one line for each part that was rejected,
 * not sent or not confirmed.
 */
function RefusedNotice({ refused }: { refused: Announcement }) {
  const textOf = useMessageText();
  const { severity, details = [] } = refused;
  return (
    <section className={`alert alert-${severity}`} role="alert">
      <p className="fw-semibold mb-1">
        <Icon name={severity === 'danger' ? 'exclamation-octagon-fill' : 'exclamation-triangle-fill'} />{' '}
        {textOf(refused)}
      </p>
      <ul className="mb-0">
        {details.map(textOf).map((line) => (
          <li key={line} className="text-break">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the other requests on the order that block this one until the user accepts them. */
export function EarlierNotice({
  earlier,
  onAccept,
}: {
  earlier: readonly EarlierIntent[];
  onAccept: () => void;
}) {
  const { t } = useTranslation('intents');
  const isCancellation = earlier.some(({ source }) => source === 'cancel' || source === 'bulkCancel');
  const isUnread = earlier.every(({ source }) => source === 'unread');
  const kind = isCancellation ? 'cancelling' : 'placing';
  return (
    <section className="alert alert-warning" role="alert">
      {!isUnread && (
        <p className="fw-semibold mb-1">
          <Icon name="exclamation-triangle-fill" /> {t(`title.${kind}`)}
        </p>
      )}
      <EarlierIntents earlier={earlier} />
      <Button size="sm" onClick={onAccept}>
        {t(`anyway.${isUnread ? 'unread' : kind}`)}
      </Button>
    </section>
  );
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

/** Lists the applied items with their IDs, because several items may have the same name. */
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

/**
 * The notices of a write dialog: parts that were not applied, stale data, earlier requests, the same write in
 * another tab, and the result or the failure of a check.
 */
export function WriteNotices({ order, write }: { order: Order; write: NoticeState }) {
  const { t } = useTranslation('actions');
  const nameOf = (itemId: string) =>
    order.items.find((item) => item.itemId === itemId)?.productName || itemId;
  const { refused, changes, isSentByOtherTab, earlier, checked, checkFailure, acceptCurrent, acceptEarlier } =
    write;
  return (
    <>
      {refused && <RefusedNotice refused={refused} />}
      {changes.length > 0 && <StaleNotice changes={changes} nameOf={nameOf} onAccept={acceptCurrent} />}
      {earlier.length > 0 && <EarlierNotice earlier={earlier} onAccept={acceptEarlier} />}
      {isSentByOtherTab && (
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
