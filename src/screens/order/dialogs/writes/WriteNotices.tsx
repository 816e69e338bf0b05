import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { EarlierIntentList } from '#components/dialog/EarlierIntentList.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { useMessageText } from '#components/notice/useMessageText.ts';
import { lookUp } from '#domain/byKey.ts';
import { itemNameAmong, itemNameWithId } from '#domain/item/itemName.ts';
import type { Order } from '#domain/order/order.ts';
import { toIso } from '#domain/time/time.ts';
import type { SentWrite } from '#domain/writes/sentWrite.ts';
import type { CheckResult, PartlyApplied } from '#domain/writes/writeResult.ts';
import type { WriteState } from '#domain/writes/writeState.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { lineAfterSignIn } from '#store/actions/failureLines.ts';
import type { PartialFailure } from '#store/actions/partialFailures.ts';
import type { Announcement } from '#store/console/messagesSlice.ts';
import type { ShownIntents } from '#store/writes/followIntents.ts';
import { useCurrentIntents } from '#store/writes/useCurrentIntents.ts';
import { useIsSignedInAgainSince } from './SignedInAgainNotice.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import type { UseGuardedWriteReturn } from './useGuardedWrite.ts';

/** The message about a write that was not applied completely, with a line for each affected part. */
function PartialFailureNotice({ announcement }: { announcement: Announcement }) {
  const textOf = useMessageText();
  const { severity, details = [] } = announcement;
  const isSignedInAgain = useIsSignedInAgainSince(announcement);
  const lines = isSignedInAgain ? details.map(lineAfterSignIn) : details;
  return (
    <Notice severity={severity} title={textOf(announcement)}>
      <ul className="mb-0">
        {lines.map(textOf).map((line) => (
          <li key={line} className="text-break">
            {line}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Shows the other requests on the order that block this one until the user accepts them. */
export function EarlierIntentsNotice({ onAccept, ...shown }: ShownIntents & { onAccept: () => void }) {
  const { t } = useTranslation('intents');
  const earlier = useCurrentIntents(shown);
  const isCancellation = earlier.some(({ source }) => source === 'cancel' || source === 'bulkCancel');
  const isUnread = earlier.every(({ source }) => source === 'unread');
  const kind = isCancellation ? 'cancelling' : 'placing';
  return (
    <Notice severity="warning" {...(!isUnread && { title: t(`title.${kind}`) })}>
      <EarlierIntentList earlier={earlier} />
      <Button size="sm" onClick={onAccept}>
        {t(`anyway.${isUnread ? 'unread' : kind}`)}
      </Button>
    </Notice>
  );
}

function isPartly(checked: CheckResult | null): checked is PartlyApplied {
  return checked !== null && typeof checked === 'object';
}

function CheckNotice({ order, checked }: { order: Order; checked: CheckResult }) {
  const { t } = useTranslation('actions');
  if (isPartly(checked))
    return <PartlyNotice order={order} checked={checked} rest={t(`check.${checked.rest}`)} />;
  const isApplied = checked === 'applied';
  return (
    <Notice severity={isApplied ? 'success' : 'info'} isPolite>
      {t(`check.${checked}`)}
    </Notice>
  );
}

interface PartlyNoticeProps {
  order: Order;
  checked: PartlyApplied;
  /** The result for the other items. */
  rest: string;
}

/** Lists the applied items with their IDs, because several items may have the same name. */
function PartlyNotice({ order, checked, rest }: PartlyNoticeProps) {
  const { t } = useTranslation('actions');
  const applied = order.items.filter(({ itemId }) => checked.appliedItemIds.includes(itemId));
  const items = applied.map(itemNameWithId).join(', ');
  return (
    <Notice severity="warning" isPolite>
      {t('check.partly', { items })} {rest}
    </Notice>
  );
}

interface OtherWriteNoticeProps {
  order: Order;
  write: SentWrite;
  checked: CheckResult | null;
}

/** Names the write with the unknown outcome, because the dialog contains the input for another one. */
function OtherWriteNotice({ order, write, checked }: OtherWriteNoticeProps) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const { sentAt, trace, refusedItemIds } = write;
  const whatOf = (isNamed: (itemId: string) => boolean) => {
    const concerned = order.items.filter(({ itemId }) => isNamed(itemId));
    const named = concerned.map((item) => itemNameAmong(item, order.items));
    return { what: [format.dateTime(toIso(sentAt)), ...named].join(' · ') };
  };
  // A request to resend events depends on all items, but concerns only some events.
  const isSent = (itemId: string) => !trace.eventIds && lookUp(trace.seen, itemId) !== undefined;
  if (isPartly(checked)) {
    const { appliedItemIds, rest } = checked;
    const isLeft = (itemId: string) =>
      refusedItemIds.includes(itemId) || (isSent(itemId) && !appliedItemIds.includes(itemId));
    return <PartlyNotice order={order} checked={checked} rest={t(`otherWrite.${rest}`, whatOf(isLeft))} />;
  }
  return (
    <Notice severity={checked === 'applied' ? 'success' : 'info'} isPolite>
      {t(`otherWrite.${checked ?? 'unknown'}`, whatOf(isSent))}
    </Notice>
  );
}

interface UnknownNoticesProps {
  order: Order;
  state: Extract<WriteState<PartialFailure>, { kind: 'unknown' }>;
}

function UnknownNotices({ order, state: { parts, otherWrite, checkFailure } }: UnknownNoticesProps) {
  const { t } = useTranslation('actions');
  return (
    <>
      {parts && <PartialFailureNotice announcement={parts.announcement} />}
      {otherWrite && <OtherWriteNotice order={order} write={otherWrite} checked={null} />}
      {checkFailure && <FailureNotice title={t('check.failed')} failure={checkFailure} />}
    </>
  );
}

/** The user has called the request off while it waited for its next try (R411). */
export function CalledOffNotice({ children }: { children: ReactNode }) {
  return (
    <Notice severity="info" isPolite>
      {children}
    </Notice>
  );
}

/**
 * R459: another dialog or tab is sending the same request, or has just ended it. `onAccept` is null if R48
 * compares the request, because that needs no confirmation.
 */
function ElsewhereNotice({ hasEnded, onAccept }: { hasEnded: boolean; onAccept: (() => void) | null }) {
  const { t } = useTranslation('actions');
  if (!hasEnded) return <Notice severity="warning">{t('elsewhere.sending')}</Notice>;
  return (
    <Notice severity="warning" title={t('elsewhere.ended')}>
      <p className={onAccept ? '' : 'mb-0'}>{t('elsewhere.again')}</p>
      {onAccept && (
        <Button size="sm" onClick={onAccept}>
          {t('stale.accept')}
        </Button>
      )}
    </Notice>
  );
}

/** All notices of a write dialog except the failure of the write. */
export function WriteNotices({ write }: { write: UseGuardedWriteReturn<never> }) {
  const { t } = useTranslation('actions');
  const { order, item, state, acceptCurrent, acceptEarlier } = write;
  switch (state.kind) {
    case 'ready':
    case 'busy':
    case 'failed':
    case 'done':
      return null;
    case 'elsewhere':
      return <ElsewhereNotice hasEnded={state.hasEnded} onAccept={write.isCompared ? null : acceptCurrent} />;
    case 'calledOff':
      return <CalledOffNotice>{t('calledOff')}</CalledOffNotice>;
    case 'unknown':
      return <UnknownNotices order={order} state={state} />;
    case 'checked':
      return state.otherWrite ? (
        <OtherWriteNotice order={order} write={state.otherWrite} checked={state.result} />
      ) : (
        <CheckNotice order={order} checked={state.result} />
      );
    case 'stale':
      return (
        <StaleNotice
          title={t('stale.title')}
          changes={state.changes}
          items={order.items}
          onAccept={acceptCurrent}
        />
      );
    case 'earlier':
      return (
        <EarlierIntentsNotice
          orderId={order.orderId}
          itemIds={item ? [item.itemId] : []}
          earlier={state.earlier}
          onAccept={acceptEarlier}
        />
      );
    case 'partial':
      return <PartialFailureNotice announcement={state.parts.announcement} />;
  }
}
