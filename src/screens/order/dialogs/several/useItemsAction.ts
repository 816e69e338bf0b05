import { useEffect, useEffectEvent, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import type { UnavailableReason } from '#domain/actions/actionDefinition.ts';
import { fulfillmentOrderItemId } from '#domain/actions/actionRules.ts';
import { itemUnavailableReason } from '#domain/actions/allActions.ts';
import type { EarlierIntent } from '#domain/actions/earlierIntent.ts';
import {
  type ItemActionState,
  type ItemsVerb,
  type ItemWriteResult,
  isSendable,
  itemActionState,
} from '#domain/actions/itemsAction.ts';
import { writeKey } from '#domain/actions/sentWrite.ts';
import { lookUp, valuesOf } from '#domain/byKey.ts';
import type { Failure } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import type { FactChange } from '#domain/order/staleness.ts';
import { type ActOnItemsParams, actOnItem, actOnItems } from '#store/actions/itemsAction.ts';
import { checkWrite } from '#store/actions/writeOperations.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectOperation } from '#store/selectors.ts';
import { useActionContext } from '../../actions/useActionContext.ts';
import { useAgreement } from '../writes/useAgreement.ts';
import { useDialogRegistration } from '../writes/useDialogOperation.ts';
import { selectUnknownOutcome } from '../writes/useWriteCheck.ts';

export interface ItemActionLine {
  item: Item;
  state: ItemActionState;
  /** Why the item is excluded; null if it is included. */
  whyNot: UnavailableReason | null;
  result: ItemWriteResult | null;
  /** The failure of a write whose outcome is unknown and not checked yet; otherwise null. */
  unknownOutcome: Failure | null;
  isChecking: boolean;
}

function knownOf(state: RootState, verb: ItemsVerb, itemId: string) {
  const key = writeKey({ operation: verb, subject: itemId });
  const acted = selectOperation(state, actOnItem, key);
  const check = selectOperation(state, checkWrite, key);
  return {
    isSending: acted.status === 'running',
    result: acted.status === 'succeeded' ? acted.result : null,
    unknownOutcome: selectUnknownOutcome(state, key),
    checked: check.status === 'succeeded' ? check.result : null,
    isChecking: check.status === 'running',
  };
}

function useLines(verb: ItemsVerb, order: Order, items: readonly Item[]): ItemActionLine[] {
  const writes = useAppSelector(
    (state) => items.map((item) => ({ ...knownOf(state, verb, item.itemId), item })),
    (one, other) => one.length === other.length && one.every((known, at) => shallowEqual(known, other[at])),
  );
  const context = useActionContext(order, null);
  return writes.map((known) => {
    const whyNot = itemUnavailableReason(verb, { ...context, item: known.item });
    return { ...known, whyNot, state: itemActionState({ ...known, isBarred: whyNot !== null }) };
  });
}

function changesOf(lines: readonly ItemActionLine[]): FactChange[] {
  return lines.flatMap(({ state, result }) =>
    state === 'changed' && result?.kind === 'stale' ? result.changes : [],
  );
}

function earlierOf(lines: readonly ItemActionLine[]): EarlierIntent[] {
  const found = lines.flatMap(({ state, result }) =>
    state === 'conflicting' && result?.kind === 'earlier' ? result.earlier : [],
  );
  return [...new Map(found.map((intent) => [intent.key, intent])).values()];
}

/** Whether an action on several items is running, whatever dialog has sent it. */
function isAnyRunning({ operations }: RootState): boolean {
  const actions = lookUp(operations, actOnItems.name) ?? {};
  return valuesOf(actions).some(({ status }) => status === 'running');
}

/** Whether at least one item is included and all included items are done. */
function isAllDone(lines: readonly ItemActionLine[]): boolean {
  const included = lines.filter(({ state }) => state !== 'leftOut');
  return included.length > 0 && included.every(({ state }) => state === 'done');
}

function needsAttention({ result }: ItemActionLine): boolean {
  return result !== null && result.kind !== 'done';
}

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

/** R73: sends one write for each of several items, but not again for an item whose write succeeded. */
export function useItemsAction({ verb, order, items, dialogKey, isEdited, onApplied, onDone }: Options) {
  const dispatch = useAppDispatch();
  const { orderId } = order;
  const agreement = useAgreement(items);
  const lines = useLines(verb, order, items);
  const whole = useOperation(actOnItems, dialogKey);
  useDialogRegistration(actOnItems.name, dialogKey);
  const busy = whole.status === 'running';
  const isApplied = !busy && isAllDone(lines);
  const toSend = lines.filter(({ state, whyNot }) => isSendable(state) && whyNot === null);
  const unknown = lines.filter(({ state }) => state === 'unknown');
  const keyOf = ({ item }: ItemActionLine) => writeKey({ operation: verb, subject: item.itemId });
  const forget = (those: readonly ItemActionLine[]) => {
    for (const line of those) {
      dispatch(actOnItem.dismissed(keyOf(line)));
      dispatch(checkWrite.dismissed(keyOf(line)));
    }
  };
  const isSent = useRef(false);
  const handleApplied = useEffectEvent(() => {
    if (isSent.current || !isEdited) onApplied();
  });
  useEffect(() => {
    if (isApplied) handleApplied();
  }, [isApplied]);
  const outcomes = whole.status === 'succeeded' ? whole.result : null;
  const handleOutcomes = useEffectEvent(() => {
    dispatch(actOnItems.dismissed(dialogKey));
    if (isSent.current && isApplied) onDone();
  });
  useEffect(() => {
    if (outcomes) handleOutcomes();
  }, [outcomes]);
  const isSendingAny = useAppSelector(isAnyRunning);
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
    // The messages of this dialog must not appear in the next one.
    return () => forgetUnlessBusy();
  }, []);
  return {
    lines,
    toSend,
    busy: busy || lines.some(({ isChecking }) => isChecking),
    done: lines.filter(({ state }) => state === 'done').length,
    isTried: lines.some(({ result }) => result !== null),
    unknown: busy ? null : (unknown[0]?.unknownOutcome ?? null),
    changes: changesOf(lines),
    earlier: earlierOf(lines),
    submit: (rejection: ActOnItemsParams['rejection']) => {
      isSent.current = true;
      forget(toSend);
      const sent = toSend.map(({ item }) => ({
        itemId: item.itemId,
        itemIdForFulfiller: fulfillmentOrderItemId(item),
      }));
      // The draft is still needed for items that are not sent now, such as changed ones.
      const isLast = lines.every((line) => ['done', 'leftOut'].includes(line.state) || toSend.includes(line));
      dispatch(
        actOnItems.requested({
          ...{ verb, orderId, items: sent, rejection },
          ...{ seenFacts: agreement.seenFacts(), accepted: agreement.accepted },
          ...{ dialogKey, isLast },
        }),
      );
    },
    /** Checks in the order's current data which of the writes without a response were applied. */
    check: () => {
      for (const { item } of unknown) {
        const named = { operation: verb, subject: item.itemId };
        dispatch(checkWrite.requested({ ...named, orderId }));
      }
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
