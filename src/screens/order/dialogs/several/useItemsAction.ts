import { useEffect, useEffectEvent, useRef } from 'react';
import { fulfillmentOrderItemId } from '#domain/actions/actionRules.ts';
import { type ItemsVerb, isSendable } from '#domain/actions/itemsAction.ts';
import type { Item } from '#domain/item/item.ts';
import { itemNameWithId } from '#domain/item/itemName.ts';
import type { Order } from '#domain/order/order.ts';
import { writeKey } from '#domain/writes/sentWrite.ts';
import { type ActOnItemsParams, actOnItem, actOnItems } from '#store/actions/itemsAction.ts';
import { checkWrite } from '#store/actions/writeOperations.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { isRunning } from '#store/workUnderWay.ts';
import { useAgreement } from '../writes/useAgreement.ts';
import { useDialogOperation, useWriteWait } from '../writes/useDialogOperation.ts';
import {
  changesOf,
  earlierOf,
  type ItemActionLine,
  isAllDone,
  needsAttention,
  useItemActionLines,
} from './useItemActionLines.ts';

type Lines = readonly ItemActionLine[];

interface Options {
  verb: ItemsVerb;
  order: Order;
  items: readonly Item[];
  /** The key of the dialog's draft. */
  dialogKey: string;
  /** Whether the user has edited the input in this dialog. */
  isEdited: boolean;
  /**
   * Called when every included item is done, so that the caller can discard drafts. Not called for an action
   * from an earlier dialog if the user has edited the input in this dialog.
   */
  onApplied: () => void;
  /** Called when every item that this dialog sent is done, so that the caller can close the dialog. */
  onDone: () => void;
}

/** Returns a function that removes the results of these items and of their checks. */
function useForgetResults(verb: ItemsVerb): (lines: Lines) => void {
  const dispatch = useAppDispatch();
  return (lines) => {
    for (const { item } of lines) {
      const key = writeKey({ operation: verb, subject: item.itemId });
      dispatch(actOnItem.dismissed(key));
      dispatch(checkWrite.dismissed(key));
    }
  };
}

/** Removes results when the dialog opens and closes, so that one dialog does not show those of another. */
function useForgetOnOpenAndClose(lines: Lines, forget: (lines: Lines) => void): void {
  const isSendingAny = useAppSelector((state) => isRunning(state, actOnItems.name));
  const forgetUnlessBusy = useEffectEvent(() => {
    // A dialog for some of these items may have been left while it sends. Until the order is read again, only
    // the results tell which items are done.
    if (!isSendingAny) forget(lines);
  });
  const handleOpened = useEffectEvent(() => {
    // The results of an earlier dialog that was left with Back are still shown if one of them is not a success.
    if (!lines.some(needsAttention)) forgetUnlessBusy();
  });
  useEffect(() => {
    handleOpened();
    return () => forgetUnlessBusy();
  }, []);
}

/** Sends the action of the dialog, and reports when it has ended. */
function useSending(lines: Lines, { dialogKey, isEdited, onApplied, onDone }: Options) {
  const dispatch = useAppDispatch();
  const whole = useDialogOperation(actOnItems, dialogKey);
  const busy = whole.status === 'running';
  const isApplied = !busy && isAllDone(lines);
  const isSent = useRef(false);
  const handleApplied = useEffectEvent(() => {
    if (isSent.current || !isEdited) onApplied();
  });
  useEffect(() => {
    if (isApplied) handleApplied();
  }, [isApplied]);
  const outcomes = whole.status === 'succeeded' ? whole.result : null;
  const isDone = outcomes !== null && isSent.current && isApplied;
  const handleOutcomes = useEffectEvent(() => {
    if (isDone) onDone();
    else dispatch(actOnItems.dismissed(dialogKey));
  });
  useEffect(() => {
    if (outcomes) handleOutcomes();
  }, [outcomes]);
  return {
    busy,
    isDone,
    send: (params: ActOnItemsParams) => {
      isSent.current = true;
      dispatch(actOnItems.requested(params));
    },
  };
}

/** R73: sends one write for each of several items, but not again for an item whose write succeeded. */
export function useItemsAction(options: Options) {
  const { verb, order, items, dialogKey } = options;
  const { orderId } = order;
  const dispatch = useAppDispatch();
  const agreement = useAgreement(items);
  const lines = useItemActionLines(verb, order, items);
  const forget = useForgetResults(verb);
  const { busy, isDone, send } = useSending(lines, options);
  useForgetOnOpenAndClose(lines, forget);
  const toSend = lines.filter(({ state, whyNot }) => isSendable(state) && whyNot === null);
  const unknown = lines.filter(({ state }) => state === 'unknown');
  const isChecking = lines.some((line) => line.isChecking);
  const writes = items.map(({ itemId }) => ({ operation: verb, subject: itemId }));
  const wait = useWriteWait(writes, busy);
  return {
    lines,
    toSend,
    busy: busy || isChecking,
    isDone,
    /** R466: whether a check has found that the last of the writes was applied. */
    isSettled: isAllDone(lines) && lines.some(({ checked }) => checked !== null),
    wait: busy || isChecking ? wait : null,
    done: lines.filter(({ state }) => state === 'done').length,
    isTried: lines.some(({ result }) => result !== null),
    unknown: busy ? null : (unknown[0]?.unknownOutcome ?? null),
    changes: changesOf(lines),
    earlier: earlierOf(lines),
    submit: (rejection: ActOnItemsParams['rejection']) => {
      forget(toSend);
      send({
        verb,
        orderId,
        items: toSend.map(({ item }) => ({
          itemId: item.itemId,
          itemIdForFulfiller: fulfillmentOrderItemId(item),
          label: itemNameWithId(item),
        })),
        rejection,
        seenFacts: agreement.seenFacts(),
        accepted: agreement.accepted,
        dialogKey,
        // The draft is still needed for items that are not sent now, such as changed ones.
        isLast: lines.every((line) => ['done', 'leftOut'].includes(line.state) || toSend.includes(line)),
      });
    },
    /** Checks in the order's current data which of the writes without a response were applied. */
    check: () => {
      for (const { item } of unknown)
        dispatch(checkWrite.requested({ operation: verb, subject: item.itemId, orderId }));
    },
    acceptCurrent: () => {
      const changed = lines.filter(({ state }) => state === 'changed');
      const current = changed.map(({ result }) => (result?.kind === 'stale' ? result.current : {}));
      agreement.acceptFacts(Object.assign({}, agreement.seenFacts(), ...current));
      forget(changed);
    },
    acceptEarlier: () => {
      agreement.acceptEarlier(earlierOf(lines));
      forget(lines.filter(({ state }) => state === 'conflicting'));
    },
  };
}
