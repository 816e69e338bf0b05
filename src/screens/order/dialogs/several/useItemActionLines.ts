import { shallowEqual } from 'react-redux';
import type { UnavailableReason } from '#domain/actions/actionDefinition.ts';
import { itemUnavailableReason } from '#domain/actions/allActions.ts';
import {
  type ItemActionState,
  type ItemsVerb,
  type ItemWriteResult,
  itemActionState,
} from '#domain/actions/itemsAction.ts';
import type { Failure } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import type { FactChange } from '#domain/order/staleness.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { writeKey } from '#domain/writes/sentWrite.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { actOnItem } from '#store/actions/itemsAction.ts';
import { checkWrite } from '#store/actions/writeOperations.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOperation } from '#store/operation.ts';
import type { RootState } from '#store/rootReducer.ts';
import { useActionContext } from '../../actions/useActionContext.ts';
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
  /** The result of the last check of the write; null if there is none. */
  checked: CheckResult | null;
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

export function useItemActionLines(verb: ItemsVerb, order: Order, items: readonly Item[]): ItemActionLine[] {
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

export function failuresOf(lines: readonly ItemActionLine[]): Failure[] {
  return lines.flatMap(({ state, result }) =>
    state === 'failed' && result?.kind === 'failed' ? result.failure : [],
  );
}

export function changesOf(lines: readonly ItemActionLine[]): FactChange[] {
  return lines.flatMap(({ state, result }) =>
    state === 'changed' && result?.kind === 'stale' ? result.changes : [],
  );
}

export function earlierOf(lines: readonly ItemActionLine[]): EarlierIntent[] {
  const found = lines.flatMap(({ state, result }) =>
    state === 'conflicting' && result?.kind === 'earlier' ? result.earlier : [],
  );
  return [...new Map(found.map((intent) => [intent.key, intent])).values()];
}

/** Whether at least one item is included and all included items are done. */
export function isAllDone(lines: readonly ItemActionLine[]): boolean {
  const included = lines.filter(({ state }) => state !== 'leftOut');
  return included.length > 0 && included.every(({ state }) => state === 'done');
}

export function needsAttention({ result }: ItemActionLine): boolean {
  return result !== null && result.kind !== 'done';
}
