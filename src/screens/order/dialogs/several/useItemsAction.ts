import { useEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { fulfillmentOrderItemId } from '#domain/actions/actionRules.ts';
import type { EarlierIntent } from '#domain/actions/earlierIntent.ts';
import {
  type ItemActionState,
  type ItemsVerb,
  type ItemWriteResult,
  isSendable,
  itemActionState,
} from '#domain/actions/itemsAction.ts';
import { needsCheck, writeKey } from '#domain/actions/sentWrite.ts';
import { lookUp } from '#domain/byKey.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { type FactChange, factsByItem } from '#domain/order/staleness.ts';
import { type ActOnItemsParams, actOnItem, actOnItems } from '#store/actions/itemsAction.ts';
import { checkWrite } from '#store/actions/writeOperations.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectOperation } from '#store/selectors.ts';
import type { UnavailableReason } from '../../actions/actionDefinition.ts';
import { itemUnavailableReason } from '../../actions/allActions.ts';
import { useActionContext } from '../../actions/useActionContext.ts';
import { useDialogRegistration } from '../writes/useDialogRegistration.ts';

export interface ItemActionLine {
  item: Item;
  state: ItemActionState;
  /** Why the item is excluded; null if it is included. */
  whyNot: UnavailableReason | null;
  result: ItemWriteResult | null;
  /** If the write received no response, the failure that this browser has recorded for it; otherwise null. */
  recordedFailure: Failure | null;
  isChecking: boolean;
}

const NO_RESPONSE = consoleFailure('', 'unknown');

function knownOf(state: RootState, verb: ItemsVerb, itemId: string) {
  const key = writeKey({ operation: verb, subject: itemId });
  const acted = selectOperation(state, actOnItem, key);
  const check = selectOperation(state, checkWrite, key);
  const sent = lookUp(state.sentWrites, key);
  const uncheckedWrite = sent && needsCheck(sent.write) ? sent : null;
  return {
    isSending: acted.status === 'running',
    result: acted.status === 'succeeded' ? acted.result : null,
    isOutcomeUnknown: uncheckedWrite !== null,
    recordedFailure: uncheckedWrite && (uncheckedWrite.failure ?? NO_RESPONSE),
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
    state === 'held' && result?.kind === 'earlier' ? result.earlier : [],
  );
  return [...new Map(found.map((intent) => [intent.key, intent])).values()];
}

interface Options {
  verb: ItemsVerb;
  order: Order;
  items: readonly Item[];
  /** Called when the write of every sent item has succeeded, so that the caller can close the dialog. */
  onDone: () => void;
}

/** R73: sends one write for each of several items, but not again for an item whose write succeeded. */
export function useItemsAction({ verb, order, items, onDone }: Options) {
  const dispatch = useAppDispatch();
  const { orderId } = order;
  const [seenFacts, setSeenFacts] = useState(() => factsByItem(items, Date.now()));
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const lines = useLines(verb, order, items);
  const whole = useOperation(actOnItems, orderId);
  useDialogRegistration(actOnItems.name, orderId);
  const busy = whole.status === 'running';
  const toSend = lines.filter(({ state, whyNot }) => isSendable(state) && whyNot === null);
  const unknown = lines.filter(({ state }) => state === 'unknown');
  const keyOf = ({ item }: ItemActionLine) => writeKey({ operation: verb, subject: item.itemId });
  const forget = (those: readonly ItemActionLine[]) => {
    for (const line of those) {
      dispatch(actOnItem.dismissed(keyOf(line)));
      dispatch(checkWrite.dismissed(keyOf(line)));
    }
  };
  const latest = useRef({ lines, forget, onDone, busy });
  latest.current = { lines, forget, onDone, busy };
  const outcomes = whole.status === 'succeeded' ? whole.result : null;
  useEffect(() => {
    if (!outcomes) return;
    dispatch(actOnItems.dismissed(orderId));
    if (outcomes.every(({ result }) => result.kind === 'done')) latest.current.onDone();
  }, [dispatch, orderId, outcomes]);
  // The messages of this dialog must not appear in the next one.
  useEffect(() => () => void (latest.current.busy || latest.current.forget(latest.current.lines)), []);
  return {
    lines,
    toSend,
    busy: busy || lines.some(({ isChecking }) => isChecking),
    done: lines.filter(({ state }) => state === 'done').length,
    isTried: lines.some(({ result }) => result !== null),
    unknown: busy ? null : (unknown[0]?.recordedFailure ?? null),
    changes: changesOf(lines),
    earlier: earlierOf(lines),
    submit: (rejection: ActOnItemsParams['rejection']) => {
      forget(toSend);
      const sent = toSend.map(({ item }) => ({
        itemId: item.itemId,
        itemIdForFulfiller: fulfillmentOrderItemId(item),
      }));
      dispatch(
        actOnItems.requested({ verb, orderId, seenFacts, accepted: [...accepted], items: sent, rejection }),
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
      setSeenFacts((before) => Object.assign({}, before, ...current));
      forget(changed);
    },
    acceptEarlier: () => {
      setAccepted((before) => [...before, ...earlierOf(lines).map(({ key }) => key)]);
      forget(lines.filter(({ state }) => state === 'held'));
    },
  };
}
