import '../writes/writes.css';
import './several.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/dialog/ActionModal.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { asksForRefresh } from '#domain/actions/actionDefinition.ts';
import type { ItemsVerb } from '#domain/actions/itemsAction.ts';
import { missingRejectionField, type RejectionDraft } from '#domain/actions/rejection.ts';
import type { Item } from '#domain/item/item.ts';
import { draftKey, useDraft } from '#store/console/useDraft.ts';
import { useSignInAgain } from '#store/people/useSignInAgain.ts';
import { CancellationDisclaimer } from '../cancel/CancelDialog.tsx';
import { useItemSequence } from '../itemSequence.tsx';
import type { OrderModalProps } from '../modalProps.ts';
import { RejectionFields } from '../reject/RejectDialog.tsx';
import { RefreshOrderButton } from '../writes/RefreshOrderButton.tsx';
import { StaleNotice } from '../writes/StaleNotice.tsx';
import { useRefusedFields } from '../writes/useRefusedFields.ts';
import { EarlierIntentsNotice } from '../writes/WriteNotices.tsx';
import { ItemActionList } from './ItemActionList.tsx';
import { failuresOf, type ItemActionLine } from './useItemActionLines.ts';
import { useItemsAction } from './useItemsAction.ts';

const EMPTY: RejectionDraft = { code: '', reason: '' };

type Acting = ReturnType<typeof useItemsAction>;

/** Shows how many of the included items are done, once at least one write has ended. */
function Summary({ acting }: { acting: Acting }) {
  const { t } = useTranslation('actions');
  const { lines, done, isTried, busy } = acting;
  const total = lines.filter(({ state }) => state !== 'leftOut').length;
  const hasFailed = lines.some(({ state }) => state === 'failed');
  const progress = t('severalItems.progress', { count: total, done, total });
  return (
    <>
      <div role="status">{busy && isTried && <p>{progress}</p>}</div>
      {!busy && (isTried || done > 0) && (
        <Notice severity={done === total ? 'success' : 'warning'} isPolite={!hasFailed}>
          {progress}
        </Notice>
      )}
    </>
  );
}

function Notices({ acting, orderId, items }: { acting: Acting; orderId: string; items: readonly Item[] }) {
  const { t } = useTranslation('actions');
  const { changes, earlier, busy, lines } = acting;
  const count = lines.filter(({ state }) => state === 'changed').length;
  return (
    <>
      <Summary acting={acting} />
      {!busy && changes.length > 0 && (
        <StaleNotice
          title={t('severalItems.changed', { count })}
          changes={changes}
          items={items}
          onAccept={acting.acceptCurrent}
        />
      )}
      {!busy && earlier.length > 0 && (
        <EarlierIntentsNotice
          orderId={orderId}
          itemIds={[]}
          earlier={earlier}
          onAccept={acting.acceptEarlier}
        />
      )}
    </>
  );
}

/** Returns why the dialog has nothing to send, or null if it can. */
function useReason({ toSend, changes, earlier, lines }: Acting, problem: 'code' | 'reason' | null) {
  const { t } = useTranslation(['actions', 'intents']);
  if (toSend.length > 0) return problem && t(`actions:rejectItem.missing.${problem}`);
  if (changes.length > 0) return t('actions:stale.reason');
  if (earlier.length > 0) return t('intents:reason.accept');
  const isOver = lines.some(({ state }) => state === 'done' || state === 'elsewhere');
  return t(isOver ? 'actions:severalItems.nothingLeft' : 'actions:severalItems.none');
}

interface DialogProps extends OrderModalProps {
  verb: ItemsVerb;
}

/**
 * R73: the dialog of an action on several items, with the result of each and the excluded items. R476: an item
 * that the order no longer has stays.
 */
function ItemsActionDialog({ verb, order, openedFor, onClose }: DialogProps) {
  const { t } = useTranslation(['actions', 'item', 'order']);
  const signInAgain = useSignInAgain();
  const [atFirst] = useState(order.items);
  const gone = atFirst.filter(({ itemId }) => !order.items.some((item) => item.itemId === itemId));
  const items = useItemSequence()(
    [...order.items, ...gone].filter(({ itemId }) => openedFor.includes(itemId)),
  );
  const dialogKey = draftKey(verb, order.orderId, ...openedFor);
  const draft = useDraft(dialogKey, EMPTY);
  const { value: rejection, isEdited, change, discard } = draft;
  const acting = useItemsAction({
    verb,
    order,
    items,
    dialogKey,
    isEdited,
    onApplied: discard,
    onDone: onClose,
  });
  const { lines, toSend, isTried, unknown } = acting;
  const refusedField = useRefusedFields(failuresOf(lines), rejection);
  const isRetry = isTried && toSend.every(({ result }) => result !== null && result.kind !== 'calledOff');
  const isRejection = verb === 'rejectItem';
  const reason = useReason(acting, isRejection ? missingRejectionField(rejection) : null);
  const isUnread = ({ whyNot }: ItemActionLine) => asksForRefresh(whyNot) || whyNot === 'loading';
  const unread = lines.find(isUnread)?.whyNot ?? null;
  const shown = lines.filter(({ state }) => state !== 'leftOut');
  const leftOut = lines.filter(({ state }) => state === 'leftOut');
  const handleSubmit = () => {
    const { code } = rejection;
    if (!isRejection) acting.submit(null);
    else if (code !== '') acting.submit({ code, reason: rejection.reason.trim() });
  };
  const title = t(`severalItems.title.${verb}`);
  // R301: without a number if nothing would be sent.
  const submitLabel = toSend.length > 0 ? t(`severalItems.submit.${verb}`, { count: toSend.length }) : title;
  const unrouted = verb === 'cancelItem' ? t('actions:cancel.byPlatform') : t('item:noFulfiller');
  return (
    <ActionModal
      title={title}
      submitLabel={isRetry ? t('retryFailed') : submitLabel}
      attempt={{
        busy: acting.busy,
        wait: acting.wait,
        isDone: acting.isDone,
        isSettled: acting.isSettled,
        failure: unknown && { title: t('severalItems.failed'), cause: unknown },
        onCheck: acting.check,
      }}
      notice={<Notices acting={acting} orderId={order.orderId} items={items} />}
      disabledReason={reason}
      onSubmit={handleSubmit}
      onClose={onClose}
      draft={draft}
      tone={verb === 'retryRouting' ? 'primary' : 'danger'}
      size="lg"
    >
      <SignInAgainButton {...signInAgain} />
      <RefreshOrderButton orderId={order.orderId} reason={unread} />
      {!isTried && shown.length > 0 && (
        <p className="mb-2">{t(`severalItems.text.${verb}`, { count: shown.length })}</p>
      )}
      <ItemActionList lines={shown} unrouted={unrouted} />
      {isRejection && (
        <RejectionFields value={rejection} problemOf={refusedField} onChange={(next) => change(() => next)} />
      )}
      {leftOut.length > 0 && (
        <>
          <p className="fw-semibold mt-3 mb-1">{t('severalItems.leftOut', { count: leftOut.length })}</p>
          <ItemActionList lines={leftOut} unrouted={t('order:noFulfiller')} />
        </>
      )}
      {verb === 'cancelItem' && <CancellationDisclaimer items={shown.map(({ item }) => item)} />}
    </ActionModal>
  );
}

export function CancelItemsDialog(props: OrderModalProps) {
  return <ItemsActionDialog {...props} verb="cancelItem" />;
}

export function RejectItemsDialog(props: OrderModalProps) {
  return <ItemsActionDialog {...props} verb="rejectItem" />;
}

export function RetryRoutingsDialog(props: OrderModalProps) {
  return <ItemsActionDialog {...props} verb="retryRouting" />;
}
